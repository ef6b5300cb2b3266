import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { dateFormat } from './formatters.ts';

/**
 * A clock time from HH:mm: "8:30 am" or « 8 h 30 », on the hour « 9 h » (spec §9); other texts are returned unchanged.
 */
export function formatClock(clock: string, locale: Locale): string {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return clock;
  return languages[locale].forms.clock(Number(hours), Number(minutes));
}

/** The clock time of a moment in a time zone (spec §9: the track's), written as {@link formatClock} does. */
export function formatTime(moment: Date, locale: Locale, timeZone: string): string {
  const clock = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(moment);
  return formatClock(clock, locale);
}
