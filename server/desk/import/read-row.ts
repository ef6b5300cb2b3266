import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { email as emailRule } from '#engine/form/keywords/email.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { typedEmail } from '#server/refusals/email-address.ts';
import { idOfAnswer, OWN_ADDRESS, type Targets } from './import-targets.ts';
import { type Person, splitName } from './person.ts';
import { readAnswer } from './read-answer.ts';
import { readChoice } from './read-choice.ts';

/** A row as a person, or everything that is wrong with it. */
export type ReadRow = { readonly person: Person } | { readonly problems: readonly Text[] };

/** Reads the cells of a row by what each column is for. Whether the forms take the answers is checked later. */
export function readRow(
  event: EventDocument,
  targets: Targets,
  columns: readonly string[],
  cells: readonly string[],
): ReadRow {
  const cellOf = (target: string) => cells[columns.indexOf(target)] ?? '';
  const problems: Text[] = [];
  const email = typedEmail(cellOf('email'));
  if (email === '') problems.push(inEveryLanguage('imports.noEmail'));
  else if (!emailRule.validate(email)) problems.push(inEveryLanguage('imports.badEmail', { email }));
  const choice = readChoice(
    event,
    {
      track: cellOf('track'),
      mode: cellOf('mode'),
      days: cellOf('days'),
      language: cellOf('language'),
    },
    problems,
  );
  if (!choice || problems.length > 0) return { problems };
  return { person: { email, ...choice, answers: answersOf(targets, columns, cells, email, cellOf('name')) } };
}

function answersOf(
  targets: Targets,
  columns: readonly string[],
  cells: readonly string[],
  email: string,
  name: string,
): Person['answers'] {
  const typed = new Map<string, string>();
  const { first, last } = splitName(name);
  for (const [code, part] of [
    ['first_name', first],
    ['last_name', last],
  ] as const) {
    const id = idOfAnswer(targets, code);
    if (id && part) typed.set(id, part);
  }
  columns.forEach((id, at) => {
    const cell = cells[at] ?? '';
    if (cell !== '' && targets.answers.has(id)) typed.set(id, cell);
  });
  const answers: Person['answers'] = {};
  const answer = (form: string, code: string, value: unknown) => {
    if (value !== undefined) answers[form] = { ...answers[form], [code]: value };
  };
  for (const [id, cell] of typed) {
    const target = targets.answers.get(id);
    if (target) answer(target.form.served.form_type, target.field.field.code, readAnswer(target.field, cell));
  }
  for (const { served, fields } of targets.forms) {
    const isAsked = [...fields.values()].some(({ field, holder }) => !holder && field.code === OWN_ADDRESS);
    if (isAsked) answer(served.form_type, OWN_ADDRESS, email);
  }
  return answers;
}
