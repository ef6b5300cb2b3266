import type { Locale } from '../languages/text.ts';
import { formatWallDay } from './wall-clock.ts';

/** The label of a day (its date as 2027-02-19) within a sentence, where French writes its weekday in lower case. */
export function dayInSentence(label: string, date: string, locale: Locale): string {
  const weekday = formatWallDay(date, locale, { weekday: 'long' });
  const starts = label.toLowerCase().startsWith(weekday.toLowerCase());
  return starts ? weekday + label.slice(weekday.length) : label;
}
