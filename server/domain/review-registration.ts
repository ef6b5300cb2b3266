import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Language } from '#server/http/request-language.ts';
import { checkFormStep } from './check-form-step.ts';
import { type FormStep, formStepsInFlow } from './registration-flow.ts';
import { type RegistrationRow, registrationView } from './registration-row.ts';
import { type PreparedForm, prepareForm } from './served-forms.ts';
import { registrationSteps } from './stale-configuration.ts';

/** A form step of a registration's flow with its checked answers. */
export type ReviewedStep = {
  step: FormStep;
  form: PreparedForm;
  values: Record<string, unknown>;
  errors: Record<string, string[]>;
};

/** The configuration's newest versions that a registration is checked against, and what came of it. */
export type ReviewedRegistration = { versions: Record<string, number>; steps: ReviewedStep[] };

/** Checks every form step that a registration has to go through against the newest versions. */
export function checkRegistration(
  configuration: ConfigurationStore,
  row: RegistrationRow,
  language: Language,
): ReviewedRegistration {
  const document = configuration.current(row.eventCode, 'steps', registrationSteps);
  if (!document) throw new Error(`the event ${row.eventCode} has no steps`);
  const versions: Record<string, number> = { steps: document.version };
  const steps = formStepsInFlow(document.document, row).map((step) => {
    const form = prepareForm(configuration, row.eventCode, step.form_type);
    // Steps that name a form which is not there are refused when they are published.
    if (!form) throw new Error(`the step ${step.code} has no form ${step.form_type}`);
    versions[step.form_type] = form.served.version;
    const checked = checkFormStep(form, row, row.answers[step.form_type] ?? {}, language);
    return { step, form, values: { ...checked.values }, errors: checked.errors };
  });
  return { versions, steps };
}

/** The review page's answer: everything that was answered, with what is still wrong in it. */
export function reviewRegistration(
  configuration: ConfigurationStore,
  row: RegistrationRow,
  language: Language,
): AnswerOf<(typeof forms)['initStepReview']> {
  const { versions, steps } = checkRegistration(configuration, row, language);
  return {
    registration: registrationView(row),
    versions,
    steps: steps.map(({ step, form, values, errors }) => ({ step, form: form.served, values, errors })),
  };
}
