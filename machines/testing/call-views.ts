import type { CallView } from '../call/call.connect.ts';
import { type CallPhase, isOut } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';

/** A call as a page sees it in a phase. */
export const callIn = (phase: CallPhase, failure?: Failure): CallView => ({
  phase,
  working: isOut(phase),
  failure,
  answer: undefined,
});

/** Every phase that a call can be in. */
export const CALL_PHASES: readonly CallPhase[] = [
  'ready',
  'calling',
  'slow',
  'lostConnection',
  'refused',
  'failed',
  'signedOut',
  'answered',
];
