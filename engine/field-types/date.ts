import type { DayRange } from '../validation/rules/day-range.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** A day of the calendar, YYYY-MM-DD, within bounds that may be counted from today in the event's time zone. */
export const date: FieldTypeDefinition<'date'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema(field, { timezone }) {
    const bounded = field.earliest !== undefined || field.latest !== undefined;
    const dayRange: DayRange = { ...constraints(field, ['earliest', 'latest']), timezone };
    return { type: 'string', format: 'date', ...(bounded && { dayRange }) };
  },
};
