import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { isAfterPayment, isReview, type Step } from '#engine/event/documents/flow/schema.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { connectFlow } from '#machines/flow/flow.connect.ts';
import { createFlowMachine, type FlowMachine } from '#machines/flow/flow.machine.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import type { AnswerProblem, CheckedForm } from './check-step.ts';
import type { RecordedDossier } from './recorded-dossiers.ts';

/** Checks a form's answers, and the membership that they determine. */
export type StepCheck = (
  formType: string,
  answers: Values,
  context: FormContext,
) => CheckedForm & { readonly membershipType: string | undefined };

/** A visited step with the problems of its answers. */
export interface WalkedStep {
  readonly step: Step;
  readonly problems: readonly AnswerProblem[];
}

/** The way of a dossier through the steps of a flow. */
export interface Walk {
  readonly steps: readonly WalkedStep[];
  /** Whether the review allows submission; undefined if it was not reached. */
  readonly canBeSent: boolean | undefined;
}

/**
 * Runs the flow's machine on recorded answers as far as the person went: to the last saved form, or through submission
 * and the steps after the payment. Problems are noted and passed over.
 */
export async function walkSteps(
  recorded: RecordedDossier,
  steps: readonly Step[],
  check: StepCheck,
): Promise<Walk> {
  const before = steps.filter((step) => !isAfterPayment(step));
  const after = steps.filter(isAfterPayment);
  // A person who only looked at an old submission took no steps.
  const hasGone = recorded.answers.size > 0 || recorded.isSubmitted;
  const first =
    before.length === 0 || !hasGone
      ? noWalk
      : await walkMachine(recorded, before, check, recorded.isSubmitted);
  const isOn = after.some(({ form_type }) => form_type !== undefined && recorded.answers.has(form_type));
  const second = isOn ? await walkMachine(recorded, after, check, false) : noWalk;
  return { steps: [...first.steps, ...second.steps], canBeSent: first.canBeSent };
}

const noWalk: Walk = { steps: [], canBeSent: undefined };

async function walkMachine(
  { dossier, answers, before }: RecordedDossier,
  steps: readonly Step[],
  check: StepCheck,
  isToTheEnd: boolean,
): Promise<Walk> {
  const walked: WalkedStep[] = [];
  let view: Dossier = dossier;
  const machine = createFlowMachine(steps).provide({
    actors: {
      saveStep: fromPromise(async ({ input }) => ({ saved_at: '', values: input.values })),
      loadReview: fromPromise(async () => reviewOf(view, walked)),
    },
  });
  const actor = createActor(machine, {
    input: { registration: dossier, answers: Object.fromEntries(before) },
  });
  actor.start();
  try {
    for (;;) {
      const snapshot = await waitFor(actor, isResting);
      const { step } = connectFlow(snapshot);
      // An end, or a flow that has no step for them at all.
      if (!step) return { steps: walked, canBeSent: undefined };
      if (isReview(step.kind)) {
        walked.push({ step, problems: [] });
        return { steps: walked, canBeSent: snapshot.can({ type: 'SUBMIT', key: 'replay' }) };
      }
      const formType = step.form_type ?? step.code;
      const context = { registration: { ...view }, answers: snapshot.context.answers };
      const { values, problems, membershipType } = check(
        formType,
        answers.get(formType) ?? before.get(formType) ?? {},
        context,
      );
      if (membershipType !== undefined && isRegistration(view)) view = { ...view, membershipType };
      walked.push({ step, problems });
      const later = steps.slice(steps.indexOf(step) + 1);
      const goesOn =
        isToTheEnd || later.some(({ form_type }) => form_type !== undefined && answers.has(form_type));
      if (!goesOn) return { steps: walked, canBeSent: undefined };
      actor.send({ type: 'NEXT', values, version: 1 });
    }
  } finally {
    actor.stop();
  }
}

/** Whether a machine waits for the visitor. */
function isResting(snapshot: SnapshotFrom<FlowMachine>): boolean {
  return (
    snapshot.status !== 'active' ||
    connectFlow(snapshot).phase === 'editing' ||
    connectFlow(snapshot).phase === 'unloaded'
  );
}

/** The review that a server would return, for the machine's guards. */
function reviewOf(registration: Dossier, walked: readonly WalkedStep[]): Review {
  return {
    registration,
    versions: {},
    steps: walked.map(({ step, problems }) => ({
      step,
      values: {},
      errors: Object.fromEntries(problems.map(({ path, reason }) => [path, [reason]])),
    })),
    after_payment: [],
    quote: { currency: 'CAD', lines: [], subtotal: 0, taxes: [], total: 0, complete: 'Y' },
    codes: [],
    workshops: [],
    purchases: [],
    activities: [],
    booked: [],
    gateway: { gateway: 'sandbox' },
  };
}
