import { definitionOf } from '../field-types/registry.ts';
import { isRecord, isText } from '../field-types/shape.ts';
import { tagOf } from '../field-types/variants.ts';
import type { Field } from '../form-document/field.ts';
import type { FormField } from '../translate/form-fields.ts';

/** An own entry of an object answer. */
export function ownEntry(answer: unknown, name: string): unknown {
  return isRecord(answer) && Object.hasOwn(answer, name) ? answer[name] : undefined;
}

/** The name under which a draft stores input in a shape that is not selected: not a valid code. */
export function asideName(shape: string): string {
  return `_${shape}`;
}

/** The shape of an answer; undefined without one. */
export function tagIn({ field }: FormField, answer: unknown): unknown {
  return ownEntry(answer, tagOf(field));
}

/** Whether an answer has no shape or a known one; true for fields without shapes. */
export function isOfKnownShape(field: Field, answer: unknown): boolean {
  if (!('variants' in field)) return true;
  const tag = ownEntry(answer, tagOf(field));
  return tag === undefined || field.variants.some(({ code }) => code === tag);
}

/** The answer to one shape: the answer itself if it is selected, otherwise what the draft kept. */
export function keptUnder(field: FormField, shape: string, answer: unknown): unknown {
  return tagIn(field, answer) === shape ? answer : ownEntry(answer, asideName(shape));
}

/** The name under which answers are stored that their fields can no longer have: not a valid code. */
export const FORMER = '_former';

/** The answer of a field before its options changed; undefined without one. */
export function formerOf(answer: unknown, code: string): unknown {
  return ownEntry(ownEntry(answer, FORMER), code);
}

/** The entries of an answer that no field has: they are kept, and return with their field. */
export function straysOf(
  answer: unknown,
  isKnown: (name: string) => boolean,
): Readonly<Record<string, unknown>> {
  if (!isRecord(answer)) return {};
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name !== FORMER && !isKnown(name)));
}

/** The ids of a list of choices that its field does not offer; none of any other answer. */
export function lostChoices(
  { field, options }: Pick<FormField, 'field' | 'options'>,
  answer: unknown,
): string[] {
  const isList = definitionOf(field.type).needsOptions === true && Array.isArray(answer);
  if (!isList || options.length === 0) return [];
  return answer.filter((id): id is string => isText(id) && !options.some((option) => option.id === id));
}
