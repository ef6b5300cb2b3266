import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';

/** A list of a document that may be half written. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text of a document that may be half written, in a language or another one; '' without any. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (!isPlain(value)) return '';
  const texts = [locale, ...LOCALES].map((each) => value[each]);
  return String(texts.find((each) => typeof each === 'string' && each.trim() !== '') ?? '');
}
