import type { DayInWords } from '../languages/forms.ts';
import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { dateFormat } from './formatters.ts';

/** The first and last day of something, as YYYY-MM-DD. */
export type DateRange = { readonly start: string; readonly end: string };

const DAY = 86_400_000;

// Calendar days have no time zone: they are read and written in UTC, so that no zone moves them.
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

function written(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(languages[locale].tag, { ...options, timeZone: 'UTC' }).format(asDate(day));
}

function inWords(day: string, locale: Locale): DayInWords {
  const date = asDate(day);
  return {
    number: date.getUTCDate(),
    month: written(day, locale, { month: 'long' }),
    year: date.getUTCFullYear(),
  };
}

/** An event's days in words: "February 19–20, 2027", « 19 et 20 février 2027 ». */
export function formatDateRange({ start, end }: DateRange, locale: Locale): string {
  if (start === end) return formatDate(start, locale);
  const consecutive = asDate(end).getTime() - asDate(start).getTime() === DAY;
  const days = { from: inWords(start, locale), to: inWords(end, locale), consecutive };
  return languages[locale].forms.days(days);
}

/** One day in words, YYYY-MM-DD in: "February 19, 2027", « 19 février 2027 ». */
export function formatDate(day: string, locale: Locale): string {
  return languages[locale].forms.date(inWords(day, locale));
}

/** One day of a year that is known, YYYY-MM-DD in: "Friday, February 19", « vendredi 19 février ». */
export function formatDay(day: string, locale: Locale): string {
  const weekday = written(day, locale, { weekday: 'long' });
  return languages[locale].forms.dayOfYear(inWords(day, locale), weekday);
}
