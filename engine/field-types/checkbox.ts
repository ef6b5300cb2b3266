import type { FieldTypeDefinition } from './definition.ts';

/** A single box; unchecked counts as not answered, so a required one must be checked. */
export const checkbox: FieldTypeDefinition<'checkbox'> = {
  initialValue: () => false,
  isEmpty: (value) => value === undefined || value === null || value === false,
  fits: (value) => typeof value === 'boolean',
  schema: () => ({ type: 'boolean' }),
};
