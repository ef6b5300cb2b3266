import type { Locale } from '../configuration/text.ts';

/** A whole number in groups of three that never break: "1,400", « 1 400 ». */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(`${locale}-CA`).format(count).replace(/\s/g, '\u00a0');
}
