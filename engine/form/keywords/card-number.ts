import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** The accepted brands (spec §9). */
export const CARD_BRANDS = ['visa', 'mastercard'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/**
 * The first digits (ISO/IEC 7812: 4; 51 to 55 and 2221 to 2720) and lengths of each brand. card-validator knows every
 * brand and costs 4 kB on each form page; the tests compare with it.
 */
const BRANDS: Readonly<Record<CardBrand, { first: RegExp; lengths: readonly number[] }>> = {
  visa: { first: /^4/, lengths: [16, 18, 19] },
  mastercard: {
    first: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
  },
};

/** The brand of a partial number; undefined if it is ambiguous or not accepted. */
export function brandOf(number: string): CardBrand | undefined {
  const digits = number.replace(/\D/g, '');
  return CARD_BRANDS.find((brand) => BRANDS[brand].first.test(digits));
}

/** The check digit of ISO/IEC 7812-1 (Luhn): every second digit from the right counts double, its digits added. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? Number(digit) : 2 * Number(digit);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

function isNumber(text: string): boolean {
  if (!/^[\d ]+$/.test(text)) return false;
  const digits = text.replace(/ /g, '');
  const brand = brandOf(digits);
  return brand !== undefined && BRANDS[brand].lengths.includes(digits.length) && isLuhn(digits);
}

/** A text is not the number of a VISA or MasterCard (spec §5). */
export const cardNumber: FormatRule = {
  kind: 'format',
  name: 'card-number',
  message: inEveryLanguage('cardNumber'),
  validate: isNumber,
};
