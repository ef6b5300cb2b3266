import { constraints } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isListOf, isRecord } from './shape.ts';

/** Rows of fields; what stands in a row is its fields' own affair, so only their number is spoken of here. */
export const repeatableGroup: FieldTypeDefinition<'repeatable_group'> = {
  initialValue: () => [],
  isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  fits: isListOf(isRecord),
  schema: (field) => ({ type: 'array', ...constraints(field, ['minItems', 'maxItems']) }),
};
