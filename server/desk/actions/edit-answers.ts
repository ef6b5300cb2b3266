import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import { correctedAnswers } from '#engine/form/summary/corrected-answers.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { formContext } from '#server/answers/dossier-view.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { type LoadedForm, loadForm } from '#server/answers/load-form.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { keptValues } from '#server/answers/saved-values.ts';
import { refuseStale } from '#server/answers/stale-configuration.ts';
import { allFormStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { alreadyCancelled, unknownForm } from '#server/dossiers/registration-problems.ts';
import { checkStep } from '#server/registration/check-step.ts';
import { type SaveStores, storeStep } from '#server/registration/save-step.ts';
import { ERASED } from '#server/retention/count-personal-data.ts';

/** The edited answers of a form with its version and the answers that the editing started from, as JSON. */
export type EditedAnswers = { form_type: string; version: number; values: string; base: string };

/** In which language errors are told, and whether required questions may stay empty. */
export type Editing = { language: Locale; mayBeEmpty: boolean };

/** The answers that differ, and the labels of required questions that stay empty. */
export type Edit = { corrected: CorrectedAnswer[]; empty: Text[] };

/** The forms of a dossier that organizers can edit: those of its steps, unless it is cancelled or erased. */
export function editableForms(configuration: ConfigurationStore, row: DossierRow): string[] {
  const flow = flowOf(configuration, row)?.document;
  if (!flow || row.status === 'Cancelled' || row.email.startsWith(ERASED)) return [];
  return allFormStepsInFlow(configuration, flow, row).map(({ form_type }) => form_type);
}

/** A form with a dossier's newest answers, and what its conditions read. Throws 404 for an unknown form. */
export async function answersToEdit(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  formType: string,
) {
  const form = editableForm(configuration, row, formType);
  const { registration, answers } = formContext(configuration, row);
  return {
    form: form.served,
    values: { ...(await keptValues(db, row, formType)) },
    context: { registration: { ...registration }, answers },
  };
}

/** What editing the answers of an application or an unsubmitted registration changes. Throws as `checkStep` does. */
export async function previewEdit(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  edited: EditedAnswers,
  language: Locale,
): Promise<Edit> {
  const { corrected, empty } = await checkEdit(db, configuration, row, edited, {
    language,
    mayBeEmpty: true,
  });
  return { corrected, empty };
}

/**
 * Saves the edited answers of an application or an unsubmitted registration. Throws 409 while it is paid for, and as
 * `checkStep` does.
 */
export async function saveEdit(
  tx: Database,
  stores: SaveStores,
  found: DossierRow,
  edited: EditedAnswers,
  editing: Editing,
): Promise<CorrectedAnswer[]> {
  const row = await lockToEdit(tx, found);
  const { form, values, had, corrected } = await checkEdit(tx, stores.configuration, row, edited, editing);
  if (corrected.length > 0) await storeStep(tx, stores, row, { form, values, had, savedAt: new Date() });
  return corrected;
}

async function lockToEdit(tx: Database, { id, status }: DossierRow): Promise<DossierRow> {
  if (status === 'Not Submitted') return lockUnsubmitted(tx, id);
  const row = await lockDossier(tx, id);
  if (row.status === 'Cancelled') throw alreadyCancelled();
  await refuseWhilePaying(tx, id);
  return row;
}

type CheckedEdit = Edit & { form: LoadedForm; values: Values; had: Values };

async function checkEdit(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  { form_type, version, values, base }: EditedAnswers,
  editing: Editing,
): Promise<CheckedEdit> {
  const form = editableForm(configuration, row, form_type);
  await refuseStale(configuration, row.eventCode, { form_type, version });
  const had = await keptValues(db, row, form_type);
  const sent = { sent: parseObject('values', values), base, had };
  const checked = await checkStep(db, configuration, row, form, sent, editing);
  const corrected = correctedAnswers(form.served, had, checked.values);
  return { form, values: checked.values, had, corrected, empty: checked.empty };
}

function editableForm(configuration: ConfigurationStore, row: DossierRow, formType: string): LoadedForm {
  const isEditable = editableForms(configuration, row).includes(formType);
  const form = isEditable ? loadForm(configuration, row.eventCode, formType) : undefined;
  if (!form) throw unknownForm();
  return form;
}
