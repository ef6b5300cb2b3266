import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalFormatOf } from '../field-types/registry.ts';
import type { Field } from '../form-document/field.ts';
import { LOCALES } from '../languages/text.ts';
import { readCases, writeCases } from './decimal-text.cases.ts';
import { decimalsOf, localDecimal, readDecimal, writeDecimal } from './decimal-text.ts';

test.each(readCases)('reads $typed', ({ typed, ...meant }) => {
  for (const locale of LOCALES) {
    expect(readDecimal(typed, localDecimal(locale, true)), locale).toBe(meant[locale]);
  }
});

test.each(writeCases)('writes $value as $written.en and $written.fr', ({ field, value, written }) => {
  for (const locale of LOCALES) {
    const format = decimalFormatOf({ code: 'sample', ...field } as Field, locale);
    expect(writeDecimal(value, format)).toBe(written[locale]);
    expect(readDecimal(written[locale], format)).toBe(value);
  }
});

test('whatever is written is read back as the same number', () => {
  const formats = writeCases.flatMap(({ field }) =>
    LOCALES.map((locale) => decimalFormatOf({ code: 'sample', ...field } as Field, locale)),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...formats), (cents, format) => {
      const value = cents / 100;
      expect(readDecimal(writeDecimal(value, format), format)).toBe(value === 0 ? 0 : value);
    }),
  );
});

test.each([
  [3, 0],
  [0.1, 1],
  [1.13, 2],
  [1e-7, 7],
  [1.5e-7, 8],
  [1e21, 0],
])('%d has %d decimals', (value, count) => {
  expect(decimalsOf(value)).toBe(count);
});

const dotted = { decimal: ',', thousands: '.', prefix: '', suffix: '', decimals: 0 };
const cents = (locale: 'en' | 'fr') => decimalFormatOf({ code: 'sample', type: 'money' } as Field, locale);

test.each([
  ['.5', localDecimal('en', true), 0.5],
  [',5', localDecimal('fr', true), 0.5],
  ['12,345', localDecimal('en', true), 12_345],
  ['12,345', localDecimal('fr', true), 12.345],
  ['1,2345', localDecimal('en', true), 1.2345],
  ['12.345', localDecimal('fr', true), 12.345],
  ['12.345', dotted, 12_345],
  ['12.3456', dotted, 12.3456],
  // Counted in cents, whatever binary fractions make of 1.1 times a hundred.
  ['1.1', cents('en'), 110],
  ['1\u00a0234,56', cents('fr'), 123_456],
  ['.', cents('en'), undefined],
])('%s read by %j is %s', (typed, format, value) => {
  expect(readDecimal(typed, format)).toBe(value);
});

test('what is counted in cents is written in dollars', () => {
  expect([110, 5, 123_456].map((value) => writeDecimal(value, cents('en')))).toEqual([
    '1.10',
    '0.05',
    '1,234.56',
  ]);
});
