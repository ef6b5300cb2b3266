import { undecorated, undecoratedCode } from '../format/undecorated.ts';
import type { DayRange } from '../keywords/day-range.ts';
import { dayInWords } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** An ISO date, or a day counted from today in the event's time zone: `today`, `today+7`, `today-30`. */

/** A day of the calendar, YYYY-MM-DD, within bounds that may be counted from today in the event's time zone. */
export const date = fieldType<'date', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedCode),
  schema(field, { timezone }) {
    const bounded = field.earliest !== undefined || field.latest !== undefined;
    const dayRange: DayRange = { ...constraints(field, ['earliest', 'latest']), timezone };
    return { type: 'string', format: 'date', ...(bounded && { dayRange }) };
  },
  words: dayInWords,
  summary: 'telling',
});
