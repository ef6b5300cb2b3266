import Type, { type Static } from 'typebox';
import { MODES } from '#engine/event/properties/modes.ts';
import { LOCALES } from '#engine/form/languages/text.ts';

/** A person of a file who can be registered, as a job stores them. */
export const Person = Type.Object({
  email: Type.String(),
  track: Type.String(),
  mode: Type.Enum(MODES),
  days: Type.Array(Type.String()),
  locale: Type.Enum(LOCALES),
  /** By form. */
  answers: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
});
export type Person = Static<typeof Person>;

/** A whole name in its first and last parts: `Tremblay, Zoé` as well as `Zoé Tremblay`. */
export function splitName(name: string): { first: string; last: string } {
  const [last = '', first, ...more] = name.split(',').map((part) => part.trim());
  if (first && more.length === 0) return { first, last };
  const words = name.split(/\s+/).filter(Boolean);
  return {
    first: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    last: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
