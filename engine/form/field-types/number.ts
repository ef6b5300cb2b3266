import { localDecimal } from '../format/decimal-text.ts';
import { formatMoney } from '../format/money.ts';
import { languages } from '../languages/languages.ts';
import { figure } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isNumeric } from './shape.ts';

const RANGE = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;

const numeric = { role: 'answer', initialValue: unanswered, isEmpty: isBlank, fits: isNumeric } as const;

/** The prefix of an amount without one of its own (spec §9): none in the event's currency. */
const PREFIXES: Readonly<Record<string, string>> = { BRL: 'R$ ' };

/** A number; an unreadable one stays the typed text and fails as `type`. */
export const number = fieldType<'number', 'answer'>({
  ...numeric,
  schema: (field) => ({ type: 'number', ...constraints(field, [...RANGE, 'decimals']) }),
  words: (value, _field, { locale }) => [figure(value, locale)],
  decimal: (_field, locale) => localDecimal(locale, false),
});

/** An amount with two decimals by default; fees and discounts set `exclusiveMinimum` 0 (spec §5). */
export const currency = fieldType<'currency', 'answer'>({
  ...numeric,
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
export const percent = fieldType<'percent', 'answer'>({
  ...numeric,
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
export const quantity = fieldType<'quantity', 'answer'>({
  ...numeric,
  schema: (field) => ({ type: 'integer', minimum: 0, ...constraints(field, ['minimum', 'maximum']) }),
  words: (value, _field, { locale }) => [figure(value, locale)],
  decimal: (_field, locale) => localDecimal(locale, false),
});
