import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { numberFormat } from './formatters.ts';

/** A number in groups of three that never break: "1,400", « 1 400 ». */
export function formatCount(count: number, locale: Locale): string {
  return numberFormat(languages[locale].tag).format(count).replace(/\s/g, '\u00a0');
}
