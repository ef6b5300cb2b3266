import Type from 'typebox';
import { formatClock } from '../format/clock.ts';
import { undecorated, undecoratedCode } from '../format/undecorated.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

const clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** A time of the day, HH:mm. */
export const time = fieldType({
  role: 'answer',
  constraints: {
    earliest: Type.Optional(clock),
    latest: Type.Optional(clock),
    step: Type.Optional(Type.Integer({ minimum: 60 })),
  },
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
