import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { choiceAmong } from './pickable.ts';
import { isOneOf } from './shape.ts';

/** Spec §9 "Default country". */
export const DEFAULT_COUNTRY = 'CA';

/** A country's code; without a list at hand, anything that looks like one. */
export const country: FieldTypeDefinition<'country'> = {
  initialValue: (field) =>
    field.options && !field.options.some((option) => option.id === DEFAULT_COUNTRY)
      ? undefined
      : DEFAULT_COUNTRY,
  isEmpty: isBlank,
  fits: (value, options) => isOneOf(value, options),
  schema: (_field, { options }) =>
    options.length > 0 ? choiceAmong(options) : { type: 'string', pattern: '^[A-Z]{2}$' },
};

/** A province's or state's code; without a list at hand, anything that looks like one. */
export const province: FieldTypeDefinition<'province'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: (value, options) => isOneOf(value, options),
  schema: (_field, { options }) =>
    options.length > 0 ? choiceAmong(options) : { type: 'string', pattern: '^[A-Z]{2}$' },
};

/** A time zone's IANA name. */
export const timeZone: FieldTypeDefinition<'time_zone'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: (value, options) => isOneOf(value, options),
  schema: (_field, { options }) => ({
    ...(options.length > 0 ? choiceAmong(options) : { type: 'string' }),
    format: 'time-zone',
  }),
};
