import type { StepPhase } from '#machines/flow/flow.connect.ts';

/** Phases that block Next until the visitor responds. */
const CLOSED = ['lostConnection', 'failed', 'changed', 'conflicted'] as const satisfies readonly StepPhase[];

/** The key of the reason why Next is blocked in a phase (`step.closed`); undefined if it is not. */
export function blockingReason(phase: StepPhase): (typeof CLOSED)[number] | undefined {
  return CLOSED.find((closed) => closed === phase);
}
