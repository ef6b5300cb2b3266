import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** Y or N, unanswered at first. */
export const yesNo: FieldTypeDefinition<'yes_no'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', enum: ['Y', 'N'] }),
};
