import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import type { callMachine } from './call.machine.ts';
import { type CallPhase, callPhase, isOut } from './call-block.ts';

/** A call as a page shows it. */
export interface CallView {
  readonly phase: CallPhase;
  readonly working: boolean;
  readonly failure: Failure | undefined;
  /** The answer, once there is one. */
  readonly answer: unknown;
}

/** Converts the machine's state to props, without markup (zag's `connect`). */
export function connectCall({ value, context }: SnapshotFrom<typeof callMachine>): CallView {
  const phase = callPhase(value);
  return { phase, working: isOut(phase), failure: context.failure, answer: context.answer };
}
