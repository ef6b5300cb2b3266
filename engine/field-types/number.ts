import { constraints, isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { isNumeric } from './shape.ts';

const RANGE = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;

const numeric = { initialValue: unanswered, isEmpty: isBlank, fits: isNumeric };

/** A number; what cannot be read as one stays the text that was typed, and fails as `type`. */
export const number: FieldTypeDefinition<'number'> = {
  ...numeric,
  schema: (field) => ({ type: 'number', ...constraints(field, [...RANGE, 'decimals']) }),
};

/** An amount with two decimals unless the field says otherwise; fees and discounts set `exclusiveMinimum` 0 (spec §5). */
export const currency: FieldTypeDefinition<'currency'> = {
  ...numeric,
  schema: (field) => ({ type: 'number', decimals: field.precision ?? 2, ...constraints(field, RANGE) }),
};

/** A percentage: 12.5 is 12.5 %. */
export const percent: FieldTypeDefinition<'percent'> = {
  ...numeric,
  schema: (field) => ({ type: 'number', decimals: field.precision ?? 2, ...constraints(field, RANGE) }),
};

/** How many of something: a whole number, 0 or more. */
export const quantity: FieldTypeDefinition<'quantity'> = {
  ...numeric,
  schema: (field) => ({ type: 'integer', minimum: 0, ...constraints(field, ['minimum', 'maximum']) }),
};
