import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';

/** A text used alone, such as a heading or tab: French capitalizes days and months only there. */
export function firstUpper(text: string, locale: Locale): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(languages[locale].tag) + rest.join('');
}
