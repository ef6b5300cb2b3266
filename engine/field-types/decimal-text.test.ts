import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from '../configuration/field.ts';
import { LOCALES } from '../configuration/text.ts';
import { readCases, writeCases } from './decimal-text.cases.ts';
import { decimalsOf, localDecimal, readDecimal, writeDecimal } from './decimal-text.ts';
import { decimalFormatOf } from './registry.ts';

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
