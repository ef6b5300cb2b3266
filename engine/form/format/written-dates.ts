import { languages } from '../languages/languages.ts';
import { LOCALES, type Locale } from '../languages/text.ts';
import { formatDate, formatDay } from './date-range.ts';

/**
 * A day, YYYY-MM-DD in, as texts write it out, in a fixed order: in each language with and without its weekday and its
 * year, in lower case and as the start of a sentence.
 */
export function writtenDates(day: string): string[] {
  return LOCALES.flatMap((locale) =>
    stylesOf(day, locale).flatMap((text) => [
      text,
      text.charAt(0).toLocaleUpperCase(languages[locale].tag) + text.slice(1),
    ]),
  );
}

function stylesOf(day: string, locale: Locale): string[] {
  const full = formatDate(day, locale);
  const withWeekday = formatDay(day, locale);
  const short = full.replace(/,? \d{4}$/, '');
  return [withWeekday.replace(short, full), withWeekday, full, short];
}
