import { createActor, fromPromise, waitFor } from 'xstate';
import type { Dossier } from '#engine/contract/registration.ts';
import { isReview, type Step } from '#engine/event/documents/flow/schema.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { connectFlow } from '#machines/flow/flow.connect.ts';
import { createFlowMachine } from '#machines/flow/flow.machine.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import type { InspectionMessage } from '#machines/inspection/inspection-messages.ts';
import { type HeardEvent, inspectionOf } from '#machines/inspection/message-of.ts';

/** What somebody has saved, by which they came to where they are. */
export interface Saved {
  readonly dossier: Dossier;
  readonly answers: Readonly<Record<string, Values>>;
  readonly review: Review;
  /** When they last did anything, in milliseconds since 1970. */
  readonly at: number;
}

/** Where somebody is in a flow: its own machine, driven by what they have saved, as an inspector would have heard it. */
export async function flowTrace(
  steps: readonly Step[],
  { dossier, answers, review, at }: Saved,
  address: string,
): Promise<readonly InspectionMessage[]> {
  const heard: HeardEvent[] = [];
  const machine = createFlowMachine(steps).provide({
    actors: {
      saveStep: fromPromise(async ({ input }) => ({ saved_at: '', values: input.values })),
      loadReview: fromPromise(async () => review),
    },
  });
  const actor = createActor(machine, {
    input: { registration: dossier },
    inspect: (event) => {
      if (event.type !== '@xstate.actor' && event.type !== '@xstate.action') heard.push({ at, event });
    },
  });
  actor.start();
  try {
    for (;;) {
      const snapshot = await waitFor(actor, (each) => {
        const { phase } = connectFlow(each);
        return each.status !== 'active' || phase === 'editing' || phase === 'unloaded';
      });
      const { step } = connectFlow(snapshot);
      const values = step && answers[step.form_type ?? step.code];
      if (!step || !values || isReview(step.kind)) return inspectionOf('trace', address, heard);
      actor.send({ type: 'NEXT', values, version: 0 });
    }
  } finally {
    actor.stop();
  }
}
