import { constraints, isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isText } from './shape.ts';

/** The address of a web page (spec §5). */
export const url: FieldTypeDefinition<'url'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: (field) => ({ type: 'string', format: 'url', ...constraints(field, ['minLength', 'maxLength']) }),
};
