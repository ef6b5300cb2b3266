import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import type { callMachine } from './call.machine.ts';
import { type CallPhase, callPhase, isOut } from './call-block.ts';

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
  const phase = callPhase(value);
  return { phase, working: isOut(phase), failure: context.failure, answer: context.answer };
}
