import { type FlowDocument, isAfterPayment, type Step } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

export type StepChoice = { track?: string; mode?: string; days?: readonly string[] };

/** The steps for a track, a mode and days; open choices exclude nothing. */
export function stepsFor(document: FlowDocument, { track, mode, days }: StepChoice): Step[] {
  return document.steps.filter((step) => {
    const fitsTrack = !step.tracks || track === undefined || step.tracks.includes(track);
    const fitsMode = !step.modes || mode === undefined || step.modes.includes(mode);
    const fitsDay = !step.days || days === undefined || step.days.some((day) => days.includes(day));
    return fitsTrack && fitsMode && fitsDay;
  });
}

/** The served version of a dossier's flow. */
export function flowOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  { eventCode, flow }: Pick<DossierRow, 'eventCode' | 'flow'>,
): Versioned<'flow'> | undefined {
  return configuration.current(eventCode, 'flow', flow);
}

/** The steps of a dossier, skipped ones included. */
export function configuredSteps(document: FlowDocument, row: DossierRow): Step[] {
  return stepsFor(document, { track: row.track ?? undefined, mode: row.mode ?? undefined, days: row.days });
}

/** Whether a form is asked once a dossier is submitted. */
export function isAskedAfterPayment(
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
  formType: string,
): boolean {
  const flow = flowOf(configuration, row)?.document;
  if (!flow) return false;
  return configuredSteps(flow, row).some((step) => step.form_type === formType && isAfterPayment(step));
}

/** A step that shows a form. */
export type FormStep = Step & { form_type: string };

/** Tells a step with a form from the others, whatever its kind. */
export function isFormStep(step: Step): step is FormStep {
  return step.form_type !== undefined;
}

/** The form that is asked before anything is under way; undefined where only an address is. */
export function firstForm({ entry, steps }: FlowDocument): string | undefined {
  return isYes(entry.first_step) ? steps[0]?.form_type : undefined;
}
