import type { Locale } from '../configuration/text.ts';

const NBSP = '\u00a0';

function write(hours: number, minutes: number, locale: Locale): string {
  const padded = String(minutes).padStart(2, '0');
  if (locale === 'fr') return minutes === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${padded}`;
  return `${hours % 12 || 12}:${padded}${NBSP}${hours < 12 ? 'am' : 'pm'}`;
}

/** A wall clock time, HH:mm in: "8:30 am" or « 8 h 30 », on the hour « 9 h » (spec §9); what is no such time is given back as it is. */
export function formatClock(clock: string, locale: Locale): string {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return clock;
  return write(Number(hours), Number(minutes), locale);
}

/** The clock time of a moment in a time zone (spec §9: the track's), written as {@link formatClock} does. */
export function formatTime(moment: Date, locale: Locale, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    moment,
  );
  return formatClock(clock, locale);
}
