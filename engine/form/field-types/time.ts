import { formatClock } from '../format/clock.ts';
import { undecorated, undecoratedCode } from '../format/undecorated.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** A time of the day, HH:mm. */
export const time = fieldType<'time', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedCode),
  schema(field) {
    const timeRange = constraints(field, ['earliest', 'latest', 'step']);
    return {
      type: 'string',
      format: 'time',
      ...(Object.keys(timeRange).length > 0 && { timeRange }),
    };
  },
  words: (value, _field, { locale }) => [formatClock(String(value), locale)],
});
