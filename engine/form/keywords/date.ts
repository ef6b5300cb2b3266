import { isDay } from '../format/calendar-day.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** A text is not a day of the calendar. */
export const date: FormatRule = {
  kind: 'format',
  name: 'date',
  message: inEveryLanguage('date'),
  validate: isDay,
};
