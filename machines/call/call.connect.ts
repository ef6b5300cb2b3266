import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import type { callMachine } from './call.machine.ts';

/** What goes on with a call. */
export type CallPhase =
  | 'ready'
  | 'calling'
  | 'slow'
  | 'lostConnection'
  | 'refused'
  | 'failed'
  | 'signedOut'
  | 'answered';

/** What a page draws of a call. */
export interface CallView {
  readonly phase: CallPhase;
  readonly working: boolean;
  readonly failure: Failure | undefined;
  /** What was answered, once it was. */
  readonly answer: unknown;
}

/** Turns the machine's state into what a page needs; no markup (zag's `connect`). */
export function connectCall({ value, context }: SnapshotFrom<typeof callMachine>): CallView {
  const working = typeof value === 'object';
  return {
    phase: typeof value === 'string' ? value : value.calling === 'slow' ? 'slow' : 'calling',
    working,
    failure: context.failure,
    answer: context.answer,
  };
}
