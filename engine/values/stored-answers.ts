import type { Field } from '../configuration/field.ts';
import { definitionOf } from '../field-types/registry.ts';
import { isRecord, isText } from '../field-types/shape.ts';
import { tagOf } from '../field-types/variants.ts';
import type { FormField } from '../translate/form-fields.ts';

/** An entry of an answer that is an object; what it inherits is none. */
export function ownEntry(answer: unknown, name: string): unknown {
  return isRecord(answer) && Object.hasOwn(answer, name) ? answer[name] : undefined;
}

/** The name under which a draft keeps what was typed in a shape that is not chosen: no code begins so. */
export function asideName(shape: string): string {
  return `_${shape}`;
}

/** Which shape an answer has; undefined where it says none. */
export function tagIn({ field }: FormField, answer: unknown): unknown {
  return ownEntry(answer, tagOf(field));
}

/** Whether an answer says of a shape that its field has, or of none; other fields have no shapes to ask for. */
export function isOfKnownShape(field: Field, answer: unknown): boolean {
  if (!('variants' in field)) return true;
  const tag = ownEntry(answer, tagOf(field));
  return tag === undefined || field.variants.some(({ code }) => code === tag);
}

/** What an answer has for the fields of one shape: itself where it has that shape, else what a draft kept aside. */
export function keptUnder(field: FormField, shape: string, answer: unknown): unknown {
  return tagIn(field, answer) === shape ? answer : ownEntry(answer, asideName(shape));
}

/** The name under which stored answers keep those that their fields cannot have now: no code begins so. */
export const FORMER = '_former';

/** What a field of an answer was answered with before its options changed; undefined where nothing is kept. */
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
