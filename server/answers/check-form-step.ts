import { templateOf } from '#engine/form/field/path.ts';
import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { LoadedForm } from './load-form.ts';

/**
 * The answers of a step that count, errors in words by answer path, and the labels of required questions that stay
 * empty.
 */
export type CheckedStep = { values: Values; errors: Record<string, string[]>; empty: Text[] };

/**
 * Validates a form's answers against its newest version, for this registration. Where required questions may stay empty,
 * they are listed and no error.
 */
export function checkFormStep(
  form: LoadedForm,
  row: DossierRow,
  answers: Values,
  language: Locale,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): CheckedStep {
  const checked = form.check(answers, form.contextOf(row));
  const errors: Record<string, string[]> = {};
  const empty: Text[] = [];
  for (const error of checked.errors) {
    if (mayBeEmpty && error.keyword === 'required') {
      empty.push(form.fields.get(templateOf(error.path))?.field.label ?? error.path);
      continue;
    }
    const { path, message } = form.describe(error, language);
    const messages = Object.hasOwn(errors, path) ? (errors[path] ?? []) : [];
    if (!messages.includes(message)) errors[path] = [...messages, message];
  }
  return { values: checked.values, errors, empty };
}
