import { roleOf } from '#engine/form/field-types/registry.ts';
import { topFieldsOf } from '#engine/form/translate/form-fields.ts';
import type { AnswerConflict } from '#engine/form/values/answer-conflict.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { mergeAnswers } from '#engine/form/values/merge-answers.ts';
import { isSameAnswer } from '#engine/form/values/same-answer.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { LoadedForm } from './load-form.ts';
import { parseObject } from './parse-values.ts';

type Conflicts = Readonly<Record<string, AnswerConflict>>;

/** The refusal of answers that two devices have changed, with both of each. */
export function inConflict(conflicts: Conflicts): Refusal {
  const message = inEveryLanguage('registrations.inConflict');
  const errors = Object.fromEntries(Object.keys(conflicts).map((field) => [field, [message]]));
  return new Refusal('conflict', errors, { reason: 'conflict', conflicts });
}

/**
 * Merges sent answers with what another device saved since `base`; without a base they are unchanged. Throws 409
 * `conflict` if both changed the same field, or within known groups the same field of a row.
 */
export function mergeSaved(
  base: string | undefined,
  mine: Values,
  theirs: Values,
  form?: Pick<LoadedForm, 'fields'>,
): Values {
  if (base === undefined) return mine;
  const { values, conflicts } = mergeAnswers(
    parseObject('base', base),
    mine,
    theirs,
    form && topFieldsOf(form.fields),
  );
  if (Object.keys(conflicts).length > 0) throw inConflict(conflicts);
  return values;
}

/**
 * The same for a step: stored answers are limited to its form and exclude items; additional sent answers stay for
 * validation.
 */
export function mergeStep(form: LoadedForm, mine: Values, base: string | undefined, theirs: Values): Values {
  if (base === undefined) return mine;
  const asked = new Set(
    form.served.document.sections.flatMap(({ fields }) =>
      fields.filter((field) => roleOf(field) !== 'picked').map(({ code }) => code),
    ),
  );
  const part = (values: Values, isAsked: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([code]) => asked.has(code) === isAsked));
  const began = JSON.stringify(part(parseObject('base', base), true));
  return { ...part(mine, false), ...mergeSaved(began, part(mine, true), part(theirs, true), form) };
}

/** Errors in another device's answers: the sender has not seen them, and is asked. */
export function faultsOfOthers(mine: Values, merged: Values, paths: readonly string[]): Conflicts {
  const codes = new Set(paths.map((path) => path.split('.')[0] ?? path));
  return Object.fromEntries(
    [...codes]
      .filter((code) => !isSameAnswer(mine[code], merged[code]))
      .map((code) => [code, { mine: mine[code], theirs: merged[code] }]),
  );
}
