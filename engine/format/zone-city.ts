import type { Locale } from '../configuration/text.ts';
import { languages } from '../languages/languages.ts';

/** The city of a time zone: "Vancouver", « Montréal ». */
export function zoneCityOf(timeZone: string, locale: Locale): string {
  return languages[locale].cities[timeZone] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
