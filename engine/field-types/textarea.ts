import { constraints, isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** The longest text that is taken where the organizer sets no limit. */
const LONGEST = 20_000;

/** Several lines of text. */
export const textarea: FieldTypeDefinition<'textarea'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: (field) => ({
    type: 'string',
    maxLength: LONGEST,
    ...constraints(field, ['minLength', 'maxLength']),
  }),
};
