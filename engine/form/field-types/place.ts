import { optionNames } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { choiceAmong, lostOptions } from './pickable.ts';
import { isOneOf } from './shape.ts';

/** Spec §9 "Default country". */
export const DEFAULT_COUNTRY = 'CA';

/** A country's code; without a list at hand, anything that looks like one. */
export const country = fieldType<'country', 'answer'>({
  role: 'answer',
  initialValue: (field) =>
    field.options && !field.options.some((option) => option.id === DEFAULT_COUNTRY)
      ? undefined
      : DEFAULT_COUNTRY,
  isEmpty: isBlank,
  fits: isOneOf,
  schema: (_field, { options }) =>
    options.length > 0 ? choiceAmong(options) : { type: 'string', pattern: '^[A-Z]{2}$' },
  words: optionNames,
  list: () => 'countries',
  change: lostOptions,
});

/** A province's or state's code; without a list at hand, anything that looks like one. */
export const province = fieldType<'province', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isOneOf,
  schema: (_field, { options }) =>
    options.length > 0 ? choiceAmong(options) : { type: 'string', pattern: '^[A-Z]{2}$' },
  words: optionNames,
  list: (field) => (field.country === 'US' ? 'states' : 'provinces'),
  change: lostOptions,
});

/** A time zone's IANA name. */
export const timeZone = fieldType<'time_zone', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isOneOf,
  schema: (_field, { options }) => ({
    ...(options.length > 0 ? choiceAmong(options) : { type: 'string' }),
    format: 'time-zone',
  }),
  words: optionNames,
  list: () => 'time_zones',
  change: lostOptions,
});
