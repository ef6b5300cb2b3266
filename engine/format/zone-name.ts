import type { Locale } from '../configuration/text.ts';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** "Pacific Time", the name of a time zone whatever the season. */
export function zoneNameOf(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
