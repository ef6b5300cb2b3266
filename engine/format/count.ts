import type { Locale } from '../configuration/text.ts';
import { languages } from '../languages/languages.ts';

/** A number in groups of three that never break: "1,400", « 1 400 ». */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].tag).format(count).replace(/\s/g, '\u00a0');
}
