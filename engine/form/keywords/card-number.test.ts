import cardValidator from 'card-validator';
import { describe, expect, test } from 'vitest';
import { brandOf, CARD_BRANDS, cardNumber } from './card-number.ts';

/** What the library says of a number, for the brands that are taken. */
function oracle(number: string) {
  const { card, isValid } = cardValidator.number(number);
  const brand = CARD_BRANDS.find((each) => each === card?.type);
  return { brand, isValid: brand !== undefined && isValid };
}

/** The number with its check digit put right. */
function withCheckDigit(body: string): string {
  const digit = [...'0123456789'].find(
    (last) => cardValidator.number(body + last, { maxLength: 19 }).isValid,
  );
  return body + (digit ?? '0');
}

const starts = ['2220', '2221', '2229', '2230', '2299', '2300', '2699', '2700', '2719', '2720', '2721'];
const others = ['50', '51', '53', '55', '56', '40', '41', '49', '34', '37', '36', '60', '62', '65', '35'];
const lengths = [12, 13, 15, 16, 17, 18, 19];

describe.each([...starts, ...others])('a number that begins with %s', (start) => {
  test.each(lengths)('of %d digits is judged as card-validator judges it', (length) => {
    const body = `${start}${'7318209465172839'.repeat(2)}`.slice(0, length - 1);
    for (const number of [withCheckDigit(body), `${body}0`, `${body}5`]) {
      expect([number, cardNumber.validate(number)]).toEqual([number, oracle(number).isValid]);
    }
  });

  test('bears its brand as soon as the library tells one', () => {
    const whole = `${start}${'7318209465172839'}`.slice(0, 16);
    expect([whole, brandOf(whole)]).toEqual([whole, oracle(whole).brand]);
  });
});
