import { nestingOf } from '../field-types/registry.ts';
import { isRecord } from '../field-types/shape.ts';
import type { FormField } from '../translate/form-fields.ts';
import type { AnswerConflict } from './answer-conflict.ts';
import type { Values } from './form-store.ts';
import { type Merged, mergeRows } from './merge-rows.ts';
import { isSameAnswer } from './same-answer.ts';
import { tagIn } from './stored-answers.ts';

/** The result of merging two devices' answers. */
export interface MergedAnswers {
  /** Merged by field, in groups and rows too; conflicts have my value. */
  readonly values: Values;
  /** Fields that both changed, and not to the same. */
  readonly conflicts: Readonly<Record<string, AnswerConflict>>;
}

/**
 * Merges two versions of a form's answers with a common base, by field. Groups in `fields` are merged in the same way,
 * by row, at any depth; if that is impossible, the group is one conflict. Other answers are merged as a whole: half an
 * address of each would be one that no one gave.
 */
export function mergeAnswers(
  base: Values,
  mine: Values,
  theirs: Values,
  fields: readonly FormField[] = [],
): MergedAnswers {
  const values: Record<string, unknown> = {};
  const conflicts: Record<string, AnswerConflict> = {};
  for (const code of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = fields.find((each) => each.field.code === code);
    const merged = mergeAnswer(base[code], mine[code], theirs[code], field);
    const value = merged ? merged.value : mine[code];
    if (value !== undefined) values[code] = value;
    if (!merged) conflicts[code] = { mine: mine[code], theirs: theirs[code] };
  }
  return { values, conflicts };
}

/** Merges two versions of an answer; undefined on a conflict. */
function mergeAnswer(base: unknown, mine: unknown, theirs: unknown, field?: FormField): Merged | undefined {
  if (isSameAnswer(theirs, base) || isSameAnswer(theirs, mine)) return { value: mine };
  if (isSameAnswer(mine, base)) return { value: theirs };
  return field && mergeGroup(base, mine, theirs, field);
}

/** Merges a group's contents; undefined if it has none, or on a conflict within. */
function mergeGroup(base: unknown, mine: unknown, theirs: unknown, field: FormField): Merged | undefined {
  const within = (fields: readonly FormField[]) => (one: unknown, own: unknown, other: unknown) => {
    if (!isRecord(one) || !isRecord(own) || !isRecord(other)) return undefined;
    const merged = mergeAnswers(one, own, other, fields);
    return Object.keys(merged.conflicts).length === 0 ? { value: merged.values } : undefined;
  };
  switch (nestingOf(field.field)) {
    case 'rows': {
      if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
      const value = mergeRows(base, mine, theirs, within(field.inside), isSameAnswer);
      return value && { value };
    }
    case 'object':
      return within(field.inside)(base, mine, theirs);
    case 'variants': {
      const shapes = new Set([base, mine, theirs].map((answer) => tagIn(field, answer)));
      const inside = field.inside.filter(({ shape }) => shapes.has(shape));
      return shapes.size === 1 ? within(inside)(base, mine, theirs) : undefined;
    }
    case undefined:
      return undefined;
  }
}
