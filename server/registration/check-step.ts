import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { withStoredFiles } from '#server/answers/answered-files.ts';
import { checkFormStep } from '#server/answers/check-form-step.ts';
import { decidedAnswers, refuseUndecided } from '#server/answers/decided-answers.ts';
import type { LoadedForm } from '#server/answers/load-form.ts';
import { faultsOfOthers, inConflict, mergeStep } from '#server/answers/merge-saved.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { withHeld } from '#server/presenters/held-answers.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** Answers that were sent for a form, the ones they started from, as JSON, and the stored ones. */
export type SentStep = { sent: Values; base: string | undefined; had: Values };

/** In which language errors are told, and whether required questions may stay empty. */
export type StepCheck = { language: Locale; mayBeEmpty?: boolean };

/** The answers of a step that count, and the labels of required questions that stay empty. */
export type CheckedAnswers = { values: Values; empty: Text[] };

/**
 * Merges a step's answers with what another device saved, adds what the server knows (items, presenters, membership,
 * files), and checks them. Throws 422 with messages by answer path, 409 if another device changed the same answers.
 */
export async function checkStep(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  form: LoadedForm,
  { sent, base, had }: SentStep,
  { language, mayBeEmpty = false }: StepCheck,
): Promise<CheckedAnswers> {
  const merged = mergeStep(form, sent, base, had);
  const held = await withHeld(db, configuration, row, form.served.form_type, merged);
  const decided = decidedAnswers(configuration, form, row, held);
  if (!mayBeEmpty) refuseUndecided(decided);
  const checked = checkFormStep(form, row, decided.answers, language, { mayBeEmpty });
  const files = await withStoredFiles(db, row, form, checked.values, language);
  const errors = { ...files.errors, ...checked.errors };
  const wrong = Object.keys(errors);
  const others = faultsOfOthers(sent, merged, wrong);
  if (Object.keys(others).length > 0) throw inConflict(others);
  if (wrong.length > 0) throw new Refusal('invalid', errors);
  return { values: files.values, empty: checked.empty };
}
