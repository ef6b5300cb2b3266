import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** A phone number, kept as it was typed (spec §5). */
export const phone: FieldTypeDefinition<'phone'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', format: 'phone' }),
};
