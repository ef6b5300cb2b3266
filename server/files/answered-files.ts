import type { Locale } from '#engine/configuration/text.ts';
import type { StoredFile } from '#engine/contract/files.ts';
import { findDefinition } from '#engine/field-types/registry.ts';
import { isRecord } from '#engine/field-types/shape.ts';
import { eachAnswer } from '#engine/values/each-answer.ts';
import type { Values } from '#engine/values/form-store.ts';
import type { Database } from '#server/database/database.ts';
import type { LoadedForm } from '#server/domain/load-form.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
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
