import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { dateFormat } from './formatters.ts';

/** Looking up a name takes a tenth of a millisecond, and lists repeat the same ones. */
const names = new Map<string, string>();

/** "Pacific Time", the name of a time zone whatever the season. */
export function zoneNameOf(timeZone: string, locale: Locale): string {
  const key = `${locale} ${timeZone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const parts = dateFormat(languages[locale].tag, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  names.set(key, name);
  return name;
}
