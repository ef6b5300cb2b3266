import Type from 'typebox';
import { undecorated, undecoratedCode } from '../format/undecorated.ts';
import type { DayRange } from '../keywords/day-range.ts';
import { dayInWords } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { autocomplete } from './constraint-groups.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** An ISO date, or a day counted from today in the event's time zone: `today`, `today+7`, `today-30`. */
const day = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,5})?)$' });

/** A day of the calendar, YYYY-MM-DD, within bounds that may be counted from today in the event's time zone. */
export const date = fieldType({
  role: 'answer',
  constraints: { earliest: Type.Optional(day), latest: Type.Optional(day), ...autocomplete },
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
