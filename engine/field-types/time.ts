import { constraints, isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** A time of the day, HH:mm. */
export const time: FieldTypeDefinition<'time'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema(field) {
    const timeRange = constraints(field, ['earliest', 'latest', 'step']);
    return {
      type: 'string',
      format: 'time',
      ...(Object.keys(timeRange).length > 0 && { timeRange }),
    };
  },
};
