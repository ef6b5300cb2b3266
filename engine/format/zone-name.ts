import type { Locale } from '../configuration/text.ts';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** To find a name takes a tenth of a millisecond, and a list asks for the same ones at each of its times. */
const names = new Map<string, string>();

/** "Pacific Time", the name of a time zone whatever the season. */
export function zoneNameOf(timeZone: string, locale: Locale): string {
  const key = `${locale} ${timeZone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(TAGS[locale], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  names.set(key, name);
  return name;
}
