import Type from 'typebox';
import { Flag } from '../field/flag.ts';
import { Option } from '../field/option.ts';
import { Text } from '../languages/text.ts';

// Constraints that several field types share; they bear their JSON Schema names.

export const length = {
  minLength: Type.Optional(Type.Integer({ minimum: 0, maximum: 20_000 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
};
export const placeholder = { placeholder: Type.Optional(Text) };
export const autocomplete = { autocomplete: Type.Optional(Type.String({ pattern: '^[a-z -]{1,60}$' })) };
export const pattern = { pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })) };
export const range = {
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  exclusiveMinimum: Type.Optional(Type.Number()),
  exclusiveMaximum: Type.Optional(Type.Number()),
  multipleOf: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
};
export const precision = { precision: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })) };
export const choices = {
  options: Type.Optional(Type.Array(Option, { minItems: 1, maxItems: 2_000 })),
  options_from: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
};
export const several = {
  minItems: Type.Optional(Type.Integer({ minimum: 0 })),
  maxItems: Type.Optional(Type.Integer({ minimum: 1 })),
};
/** Limits and labels of rows with the type's own fields. */
export const rowWords = {
  ...several,
  item_label: Type.Optional(Text),
  add_label: Type.Optional(Text),
};
export const movable = {
  /** Y lets the visitor put the rows in another order. */
  movable: Type.Optional(Flag),
};
