import type { Locale } from '../configuration/text.ts';

/** The first and last day of something, as YYYY-MM-DD. */
export type DateRange = { readonly start: string; readonly end: string };

const DAY = 86_400_000;

// Calendar days have no time zone: they are read and written in UTC, so that no zone moves them.
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const parts = (day: string, locale: Locale) => {
  const date = asDate(day);
  const month = new Intl.DateTimeFormat(`${locale}-CA`, { month: 'long', timeZone: 'UTC' }).format(date);
  const number = date.getUTCDate();
  return {
    number: locale === 'fr' && number === 1 ? '1er' : String(number),
    month,
    year: date.getUTCFullYear(),
  };
};

function english({ start, end }: DateRange): string {
  const from = parts(start, 'en');
  const to = parts(end, 'en');
  if (start === end) return `${from.month} ${from.number}, ${from.year}`;
  if (from.year !== to.year) {
    return `${from.month} ${from.number}, ${from.year} – ${to.month} ${to.number}, ${to.year}`;
  }
  if (from.month !== to.month) return `${from.month} ${from.number} – ${to.month} ${to.number}, ${to.year}`;
  return `${from.month} ${from.number}–${to.number}, ${to.year}`;
}

function french({ start, end }: DateRange): string {
  const from = parts(start, 'fr');
  const to = parts(end, 'fr');
  const last = `${to.number} ${to.month} ${to.year}`;
  if (start === end) return last;
  if (from.year !== to.year) return `du ${from.number} ${from.month} ${from.year} au ${last}`;
  if (from.month !== to.month) return `du ${from.number} ${from.month} au ${last}`;
  const consecutive = asDate(end).getTime() - asDate(start).getTime() === DAY;
  return consecutive ? `${from.number} et ${last}` : `du ${from.number} au ${last}`;
}

/** An event's days in words: "February 19–20, 2027", « 19 et 20 février 2027 ». */
export function formatDateRange(range: DateRange, locale: Locale): string {
  return locale === 'fr' ? french(range) : english(range);
}

/** One day in words, YYYY-MM-DD in: "Friday, February 19", « vendredi 19 février ». */
export function formatDay(day: string, locale: Locale): string {
  const { number, month } = parts(day, locale);
  const weekday = new Intl.DateTimeFormat(`${locale}-CA`, { weekday: 'long', timeZone: 'UTC' }).format(
    asDate(day),
  );
  return locale === 'fr' ? `${weekday} ${number} ${month}` : `${weekday}, ${month} ${number}`;
}
