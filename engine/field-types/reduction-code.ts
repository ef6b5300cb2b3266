import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** A discount or invitation code: 5 to 20 characters (spec §9); whether it counts is the server's to say. */
export const reductionCode: FieldTypeDefinition<'discount_code' | 'invitation_code'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', minLength: 5, maxLength: 20 }),
};
