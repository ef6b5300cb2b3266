import { findDefinition } from '#engine/form/field-types/registry.ts';
import { isRecord } from '#engine/form/field-types/shape.ts';
import type { StoredFile } from '#engine/form/field-types/stored-file-value.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { eachAnswer } from '#engine/form/values/each-answer.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { Database } from '#server/database/database.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { LoadedForm } from './load-form.ts';
import { describeFiles } from './stored-files.ts';

/** Answers with the server's data about their files, and the paths of unknown files. */
export type AnsweredFiles = { values: Values; errors: Record<string, string[]> };

const gone = inEveryLanguage('files.gone');

type Answer = { path: string; id: string; takes: readonly string[]; put(file: StoredFile): void };

/**
 * Replaces file data in checked answers with the stored data of the registration's files: the server decides about
 * name, type and size, and other registrations' files are unknown.
 */
export async function withStoredFiles(
  db: Database,
  registration: { id: string },
  form: LoadedForm,
  values: Values,
  language: Locale,
): Promise<AnsweredFiles> {
  const copy: Record<string, unknown> = structuredClone({ ...values });
  const answers = fileAnswers(form, copy);
  const known = await describeFiles(
    db,
    registration,
    answers.map(({ id }) => id),
  );
  const errors: Record<string, string[]> = {};
  for (const { path, id, takes, put } of answers) {
    const file = known.get(id);
    if (file && takes.includes(file.type)) put(file);
    else errors[path] = [gone[language]];
  }
  return { values: copy, errors };
}

function fileAnswers(form: LoadedForm, values: Values): Answer[] {
  return [...eachAnswer(form.fields, values)].flatMap(({ path, field, value, holder }) => {
    const takes = findDefinition(field.field)?.file?.types;
    if (!takes || !isRecord(value)) return [];
    const put = (file: StoredFile) => {
      holder[field.field.code] = file;
    };
    return [{ path, id: String(value['files_ID']), takes, put }];
  });
}
