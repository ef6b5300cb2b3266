import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';

/** Has the platform load its calendars, as it does at the first date that it writes: for 13 ms of a laptop's, undivided. */
export function loadCalendar(locale: Locale): void {
  new Intl.DateTimeFormat(languages[locale].tag, { month: 'long', timeZone: 'UTC' }).format();
}
