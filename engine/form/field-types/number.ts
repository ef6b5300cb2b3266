import Type from 'typebox';
import { localDecimal } from '../format/decimal-text.ts';
import { formatMoney } from '../format/money.ts';
import { languages } from '../languages/languages.ts';
import { Text } from '../languages/text.ts';
import { figure } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { placeholder, precision, range } from './constraint-groups.ts';
import { fieldType } from './definition.ts';
import { isNumeric } from './shape.ts';

const RANGE = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;

const numeric = { role: 'answer', initialValue: unanswered, isEmpty: isBlank, fits: isNumeric } as const;

/** The prefix of an amount without one of its own (spec §9): none in the event's currency. */
const PREFIXES: Readonly<Record<string, string>> = { BRL: 'R$ ' };

/** A number; an unreadable one stays the typed text and fails as `type`. */
export const number = fieldType({
  ...numeric,
  constraints: {
    ...range,
    ...placeholder,
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })),
  },
  schema: (field) => ({ type: 'number', ...constraints(field, [...RANGE, 'decimals']) }),
  words: (value, _field, { locale }) => [figure(value, locale)],
  decimal: (_field, locale) => localDecimal(locale, false),
});

/** An amount with two decimals by default; fees and discounts set `exclusiveMinimum` 0 (spec §5). */
export const currency = fieldType({
  ...numeric,
  constraints: {
    ...range,
    /** The currency, if it is not the event's; it determines the default prefix. */
    currency: Type.Optional(Type.Enum(['CAD', 'USD', 'BRL'])),
    prefix: Type.Optional(Type.String({ maxLength: 8 })),
    decimal: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    thousands: Type.Optional(Type.String({ maxLength: 1 })),
    ...precision,
  },
  schema: (field) => ({ type: 'number', decimals: field.precision ?? 2, ...constraints(field, RANGE) }),
  words: (value, field, { locale }) => [
    typeof value === 'number' ? formatMoney(value, locale, field.precision) : String(value),
  ],
  decimal(field, locale) {
    const { decimal, thousands } = localDecimal(locale, true);
    return {
      decimal: field.decimal ?? decimal,
      thousands: field.thousands ?? thousands,
      prefix: field.prefix ?? PREFIXES[field.currency ?? ''] ?? '',
      suffix: '',
      decimals: field.precision ?? 2,
    };
  },
});

/** A percentage: 12.5 is 12.5 %. */
export const percent = fieldType({
  ...numeric,
  constraints: { ...range, ...precision },
  schema: (field) => ({ type: 'number', decimals: field.precision ?? 2, ...constraints(field, RANGE) }),
  words: (value, _field, { locale }) => [
    typeof value === 'number' ? `${figure(value, locale)}${languages[locale].forms.percent}` : String(value),
  ],
  decimal: (_field, locale) => ({
    ...localDecimal(locale, false),
    suffix: languages[locale].forms.percent,
  }),
});

/** How many of something: a whole number, 0 or more. */
export const quantity = fieldType({
  ...numeric,
  constraints: {
    minimum: Type.Optional(Type.Integer({ minimum: 0 })),
    maximum: Type.Optional(Type.Integer({ minimum: 1 })),
    unit: Type.Optional(Text),
  },
  schema: (field) => ({ type: 'integer', minimum: 0, ...constraints(field, ['minimum', 'maximum']) }),
  words: (value, _field, { locale }) => [figure(value, locale)],
  decimal: (_field, locale) => localDecimal(locale, false),
});
