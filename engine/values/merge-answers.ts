import type { AnswerConflict } from '../contract/problem.ts';
import { isRecord } from '../field-types/shape.ts';
import type { Values } from './form-store.ts';

/** What two devices' answers to a form come to. */
export interface MergedAnswers {
  /** Field by field what was changed; where both changed one, mine. */
  readonly values: Values;
  /** Fields that both changed, and not to the same. */
  readonly conflicts: Readonly<Record<string, AnswerConflict>>;
}

/** Whether two answers say the same: an empty one is none, and the order of keys says nothing. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Merges two versions of a form's answers, field by field, that began from the same. */
export function mergeAnswers(base: Values, mine: Values, theirs: Values): MergedAnswers {
  const values: Record<string, unknown> = {};
  const conflicts: Record<string, AnswerConflict> = {};
  for (const code of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const isMineAlone = isSameAnswer(theirs[code], base[code]) || isSameAnswer(theirs[code], mine[code]);
    const takesTheirs = !isMineAlone && isSameAnswer(mine[code], base[code]);
    const value = takesTheirs ? theirs[code] : mine[code];
    if (value !== undefined) values[code] = value;
    if (!isMineAlone && !takesTheirs) conflicts[code] = { mine: mine[code], theirs: theirs[code] };
  }
  return { values, conflicts };
}

function plain(answer: unknown): unknown {
  if (answer === undefined || answer === null || answer === '') return undefined;
  if (Array.isArray(answer)) return answer.length === 0 ? undefined : answer.map(plain);
  if (!isRecord(answer)) return answer;
  const entries = Object.entries(answer).flatMap(([key, value]) => {
    const said = plain(value);
    return said === undefined ? [] : [[key, said] as const];
  });
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
