import { localDecimal } from '../format/decimal-text.ts';
import { formatCents } from '../format/money.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isNumeric } from './shape.ts';

/** An amount that is counted in whole cents and typed as money; its limits are of cents too. */
export const money = fieldType<'money', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isNumeric,
  schema: (field) => ({ type: 'integer', ...constraints(field, ['minimum', 'maximum']) }),
  words: (value, _field, { locale }) => [
    typeof value === 'number' ? formatCents(value, locale) : String(value),
  ],
  messages: { type: inEveryLanguage('money') },
  decimal: (_field, locale) => ({ ...localDecimal(locale, true), decimals: 2, unit: 100 }),
});
