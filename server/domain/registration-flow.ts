import { isAfterPayment, type Step, type StepsDocument } from '#engine/configuration/steps-document.ts';
import { isInFlow } from '#machines/registration/registration-setup.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { RegistrationRow } from './registration-row.ts';
import { registrationView } from './registration-view.ts';
import { registrationSteps } from './stale-configuration.ts';

export type StepChoice = { track?: string; mode?: string; days?: readonly string[] };

/** The steps that exist for a track, a mode and days; what is not chosen yet leaves nothing out. */
export function stepsFor(document: StepsDocument, { track, mode, days }: StepChoice): Step[] {
  return document.steps.filter((step) => {
    const fitsTrack = !step.tracks || track === undefined || step.tracks.includes(track);
    const fitsMode = !step.modes || mode === undefined || step.modes.includes(mode);
    const fitsDay = !step.days || days === undefined || step.days.some((day) => days.includes(day));
    return fitsTrack && fitsMode && fitsDay;
  });
}

/** The steps of a registration, skipped ones included. */
export function configuredSteps(document: StepsDocument, row: RegistrationRow): Step[] {
  return stepsFor(document, { track: row.track ?? undefined, mode: row.mode ?? undefined, days: row.days });
}

/** Whether a form is asked once a registration is submitted. */
export function isAskedAfterPayment(
  configuration: Pick<ConfigurationStore, 'current'>,
  row: RegistrationRow,
  formType: string,
): boolean {
  const steps = configuration.current(row.eventCode, 'steps', registrationSteps)?.document;
  if (!steps) return false;
  return configuredSteps(steps, row).some((step) => step.form_type === formType && isAfterPayment(step));
}

/** A step that shows a form. */
export type FormStep = Step & { form_type: string };

/**
 * The form steps that a registration has to go through to be submitted: those whose `skip_if` does not hold, as its
 * machine decides it.
 */
export function formStepsInFlow(
  configuration: Pick<ConfigurationStore, 'current'>,
  document: StepsDocument,
  row: RegistrationRow,
): FormStep[] {
  return allFormStepsInFlow(configuration, document, row).filter((step) => !isAfterPayment(step));
}

/** The form steps of a registration that are asked once it is submitted. */
export function formStepsAfterPayment(
  configuration: Pick<ConfigurationStore, 'current'>,
  document: StepsDocument,
  row: RegistrationRow,
): FormStep[] {
  return allFormStepsInFlow(configuration, document, row).filter(isAfterPayment);
}

function allFormStepsInFlow(
  configuration: Pick<ConfigurationStore, 'current'>,
  document: StepsDocument,
  row: RegistrationRow,
): FormStep[] {
  const context = { registration: registrationView(configuration, row), answers: row.answers };
  return configuredSteps(document, row)
    .filter(isFormStep)
    .filter((step) => isInFlow(context, step));
}

/** Tells a step with a form from the others, whatever its kind. */
export function isFormStep(step: Step): step is FormStep {
  return step.form_type !== undefined;
}
