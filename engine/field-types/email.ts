import { constraints, isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** An email address (spec §5); `verify: server` has the server decide whether mail reaches it. */
export const email: FieldTypeDefinition<'email'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: (field) => ({ type: 'string', format: 'email', ...constraints(field, ['minLength', 'maxLength']) }),
};
