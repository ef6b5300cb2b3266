import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { formatClock } from './clock.ts';
import { dateFormat } from './formatters.ts';

/**
 * The clock time of an instant with an offset, `2027-02-19T10:30:00-08:00`: "10:30 am", « 10 h 30 » (spec §9). Read
 * from the text without conversion, so that it is the organizer's time even if the browser's time zone rules differ
 * from the server's.
 */
export function formatWallTime(instant: string, locale: Locale): string {
  return formatClock(instant.slice(11, 16), locale);
}

/** The day of an instant that bears its offset, as `Intl.DateTimeFormat` writes it with these options. */
export function formatWallDay(
  instant: string,
  locale: Locale,
  options: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>,
): string {
  return dateFormat(languages[locale].tag, { ...options, timeZone: 'UTC' }).format(
    new Date(`${instant.slice(0, 10)}T00:00:00Z`),
  );
}
