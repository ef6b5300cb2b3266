import type { Step } from '#engine/event/documents/flow/schema.ts';
import { flowSetup } from './flow-setup.ts';
import { stepFlow, stepId } from './step-states.ts';

/**
 * The statechart of a flow, made from the steps that the server configured (design §5): those up to the
 * review, or those that are asked once it is submitted. Pure: its calls are actors that are provided from outside.
 */
export function createFlowMachine(steps: readonly Step[], id = 'registration') {
  return flowSetup.createMachine({
    id,
    context: ({ input }) => ({
      steps,
      registration: input.registration,
      answers: input.answers ?? {},
      visited: input.visited ?? [],
      resumeAt: input.resumeAt,
      version: 0,
      review: undefined,
      failure: undefined,
      submitKey: undefined,
      method: undefined,
    }),
    initial: 'steps',
    states: {
      steps: {
        initial: 'resuming',
        on: {
          GO_TO: steps.map((step) => ({
            target: `#${stepId(step.code)}`,
            guard: { type: 'isAskedFor' as const, params: { step: step.code } },
          })),
        },
        states: {
          resuming: {
            always: [
              ...steps.map((step) => ({
                target: `#${stepId(step.code)}`,
                guard: { type: 'isResumedAt' as const, params: { step: step.code } },
              })),
              ...steps.map((step) => ({
                target: `#${stepId(step.code)}`,
                guard: { type: 'isInFlow' as const, params: { step: step.code } },
              })),
            ],
          },
          ...stepFlow(steps),
        },
      },
      unauthorized: { id: 'unauthorized', type: 'final' },
      alreadyRegistered: { id: 'alreadyRegistered', type: 'final' },
      full: { id: 'full', type: 'final' },
      confirmed: { id: 'confirmed', type: 'final' },
    },
  });
}

export type FlowMachine = ReturnType<typeof createFlowMachine>;

/** The step to continue at after the steps changed: the same, otherwise the nearest earlier one (design §5). */
export function resumeStep(
  before: readonly Step[],
  current: string,
  now: readonly Step[],
): string | undefined {
  const at = before.findIndex((step) => step.code === current);
  const candidates = before.slice(0, at + 1).reverse();
  return candidates.find((step) => now.some(({ code }) => code === step.code))?.code;
}
