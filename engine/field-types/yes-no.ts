import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';

/** Y or N, unanswered at first. */
export const yesNo: FieldTypeDefinition<'yes_no'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  schema: () => ({ type: 'string', enum: ['Y', 'N'] }),
};
