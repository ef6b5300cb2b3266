import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** The type of membership (its ID) that the form's answers make; decided anew by the server at every save. */
export const membership: FieldTypeDefinition<'membership'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', minLength: 1, maxLength: 40 }),
};
