import type { Locale } from '#engine/form/languages/text.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { LoadedForm } from './load-form.ts';

/** The answers of a step that count, and errors in words by answer path. */
export type CheckedStep = { values: Values; errors: Record<string, string[]> };

/** Validates a form's answers against its newest version, for this registration. */
export function checkFormStep(
  form: LoadedForm,
  row: DossierRow,
  answers: Values,
  language: Locale,
): CheckedStep {
  const checked = form.check(answers, form.contextOf(row));
  const errors: Record<string, string[]> = {};
  for (const error of checked.errors) {
    const { path, message } = form.describe(error, language);
    const messages = Object.hasOwn(errors, path) ? (errors[path] ?? []) : [];
    if (!messages.includes(message)) errors[path] = [...messages, message];
  }
  return { values: checked.values, errors };
}
