import { expect, test } from 'vitest';
import { readExpiry } from './card-expiry.ts';

test.each([
  ['04/30', { month: 4, year: 2030 }],
  [' 12 / 29 ', { month: 12, year: 2029 }],
  ['13/30', undefined],
  ['4/30', undefined],
  ['04/2030', undefined],
  ['', undefined],
])('%j is read as month and year', (text, expected) => {
  expect(readExpiry(text)).toEqual(expected);
});
