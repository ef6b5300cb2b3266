import type { Locale } from '../configuration/text.ts';
import { languages } from '../languages/languages.ts';

/** A text that stands by itself, as a heading or a tab does: French writes days and months small in the middle of a sentence only. */
export function firstUpper(text: string, locale: Locale): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(languages[locale].tag) + rest.join('');
}
