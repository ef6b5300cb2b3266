import { api } from '#engine/contract/calls.ts';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { isAfterPayment, type Step } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { retryReads } from '#src/api/retry-reads.ts';
import { registrationToken, type TokenStore } from '#src/api/token.ts';
import { readDraft } from '../draft/draft-store.ts';
import { type DossierFlow, openDossierFlow } from './dossier-flow.ts';

/** The result of opening a registration: its flow, or that it was submitted and no later step was requested. */
export type OpenedFlow =
  | { readonly submitted: boolean; readonly flow: DossierFlow }
  | { readonly submitted: true; readonly flow: undefined; readonly registration: Dossier };

/** Loads a dossier's steps: its flow's, for a registration filtered by its choices. */
function stepsAskedFor(dossier: Dossier) {
  if (!isRegistration(dossier)) return { flow: dossier.flow };
  const { track, mode, registrations_day } = dossier;
  return { track, mode, day: registrations_day };
}

let current: DossierFlow | undefined;
/** Counts openings and leavings, so that one which was overtaken while it waited opens nothing. */
let latest = 0;

/** Closes the flow that is open; its draft is written first, unless it is another tab's to write already. */
export async function leaveFlow(how: 'kept' | 'lost'): Promise<void> {
  const left = current;
  current = undefined;
  latest += 1;
  if (how === 'kept') await left?.flush();
  left?.close();
}

/** The answers of the steps that are done: saved, and nothing wrong with them; drafts of the others are left out. */
async function answersOfDoneSteps(
  call: Call,
  code: string,
  steps: readonly Step[],
): Promise<Record<string, Values>> {
  const types = steps.flatMap((step) => (step.form_type === undefined ? [] : [step.form_type]));
  const [review, ...saved] = await Promise.all([
    call(api.forms.initStepReview, { body: { code } }),
    ...types.map((form_type) => call(api.forms.initializeForm, { body: { form_type, code } })),
  ]);
  // Typed or default answers that were never saved do not complete a step.
  const done = new Set(types.filter((_, index) => saved[index]?.checked === 'Y'));
  return Object.fromEntries(
    review.steps.flatMap(({ form, values, errors }) =>
      form && done.has(form.form_type) && Object.keys(errors).length === 0 ? [[form.form_type, values]] : [],
    ),
  );
}

/** All answers of a submitted registration, and which of the steps after its payment were answered. */
async function answersOfSubmitted(call: Call, code: string) {
  const { steps, after_payment } = await call(api.forms.initStepReview, { body: { code } });
  const answers = [...steps, ...after_payment].flatMap(({ form, values }) =>
    form ? [[form.form_type, values] as const] : [],
  );
  const answered = after_payment.filter((each) => isYes(each.answered)).map(({ step }) => step.code);
  return { answers: Object.fromEntries(answers), answered };
}

export interface OpenOptions {
  /** The message if the server refuses without one. */
  readonly unknownError: () => string;
  /** The step that the address asks for. */
  readonly askedFor?: string | undefined;
  /** Where the dossier's token is stored. */
  readonly tokens?: TokenStore;
}

/**
 * Opens a registration's flow where it was left; without a connection, from this device's draft. For a submitted one,
 * opens the requested step after the payment.
 */
export async function openFlow(
  once: Call,
  code: string,
  { unknownError, askedFor, tokens = registrationToken }: OpenOptions,
): Promise<OpenedFlow> {
  const call = retryReads(once);
  await leaveFlow('kept');
  const mine = latest;
  const stillWanted = () => {
    if (mine !== latest) throw new Error('The registration has been left while it was opened');
  };
  const draft = await readDraft(code);
  try {
    const { registered, registration } = await call(api.registration.checkAlreadyRegistered, {
      body: { code },
    });
    const isCancelled = registration.status === 'Cancelled';
    if (isCancelled || (registered === 'Y' && askedFor === undefined))
      return { submitted: true, flow: undefined, registration };
    const {
      version,
      steps,
      elsewhere = [],
      aside,
    } = await call(api.forms.loadStepConfiguration, {
      body: stepsAskedFor(registration),
    });
    if (registered === 'Y') {
      const late = { version, steps: steps.filter(isAfterPayment) };
      if (!late.steps.some((step) => step.code === askedFor))
        return { submitted: true, flow: undefined, registration };
      const { answers, answered } = await answersOfSubmitted(call, code);
      stillWanted();
      current = openDossierFlow({
        call,
        registration,
        configuration: late,
        draft: draft && { ...draft, snapshot: undefined },
        saved: answers,
        resume: { at: askedFor, visited: answered },
        unknownError,
        tokens,
      });
      return { submitted: true, flow: current };
    }
    const configuration = {
      version,
      steps: steps.filter((step) => !isAfterPayment(step)),
      elsewhere: elsewhere.filter((step) => !isAfterPayment(step)),
      ...(aside !== undefined && { aside }),
    };
    const saved = draft ? {} : await answersOfDoneSteps(call, code, configuration.steps);
    stillWanted();
    current = openDossierFlow({ call, registration, configuration, draft, saved, unknownError, tokens });
  } catch (error) {
    const offline = error instanceof ApiFailure && error.failure.kind === 'connection';
    if (!offline || !draft || draft.steps.length === 0) throw error;
    stillWanted();
    current = openDossierFlow({
      call,
      registration: draft.registration,
      configuration: { version: draft.stepsVersion, steps: [...draft.steps] },
      draft,
      saved: {},
      unknownError,
      tokens,
    });
  }
  return { submitted: false, flow: current };
}
