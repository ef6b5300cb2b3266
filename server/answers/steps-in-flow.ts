import { type FlowDocument, isAfterPayment } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { countedAnswers } from './counted-answers.ts';
import { configuredSteps, type FormStep, flowOf, isFormStep } from './flow-steps.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The form steps that a dossier has to go through to be submitted: those that are not skipped. */
export function formStepsInFlow(
  configuration: Configured,
  document: FlowDocument,
  row: DossierRow,
): FormStep[] {
  return allFormStepsInFlow(configuration, document, row).filter((step) => !isAfterPayment(step));
}

/** The form steps of a dossier that are asked once it is submitted. */
export function formStepsAfterPayment(
  configuration: Configured,
  document: FlowDocument,
  row: DossierRow,
): FormStep[] {
  return allFormStepsInFlow(configuration, document, row).filter(isAfterPayment);
}

/** The forms of those steps, up to submitting; none if the flow is not published. */
export function formsInFlow(configuration: Configured, row: DossierRow): string[] {
  const flow = flowOf(configuration, row)?.document;
  return flow ? formStepsInFlow(configuration, flow, row).map(({ form_type }) => form_type) : [];
}

/** All form steps of a dossier that are not skipped. */
export function allFormStepsInFlow(
  configuration: Configured,
  document: FlowDocument,
  row: DossierRow,
): FormStep[] {
  const { steps } = countedAnswers(configuration, row);
  return configuredSteps(document, row)
    .filter(isFormStep)
    .filter(({ code }) => steps.has(code));
}
