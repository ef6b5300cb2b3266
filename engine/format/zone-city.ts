import type { Locale } from '../configuration/text.ts';

/** Zones that this country knows by another city than their identifier names (spec §9: Montreal for Eastern time). */
const CITIES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'America/Toronto': { en: 'Montreal', fr: 'Montréal' },
  'America/Montreal': { en: 'Montreal', fr: 'Montréal' },
};

/** The city that a time zone is told by: "Vancouver", « Montréal ». */
export function zoneCityOf(timeZone: string, locale: Locale): string {
  return CITIES[timeZone]?.[locale] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
