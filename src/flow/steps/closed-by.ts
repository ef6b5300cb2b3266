import type { StepPhase } from '#machines/flow/flow.connect.ts';

/** What closes the way on until the visitor has answered it, where it is not work that goes on by itself. */
const CLOSED = ['lostConnection', 'failed', 'changed', 'conflicted'] as const satisfies readonly StepPhase[];

/** The name of the words that say why the way on is closed in a phase (`step.closed`); undefined where it is open. */
export function closedBy(phase: StepPhase): (typeof CLOSED)[number] | undefined {
  return CLOSED.find((closed) => closed === phase);
}
