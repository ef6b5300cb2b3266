import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';

/** The city of a time zone: "Vancouver", « Montréal ». */
export function zoneCityOf(timeZone: string, locale: Locale): string {
  return languages[locale].cities[timeZone] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
