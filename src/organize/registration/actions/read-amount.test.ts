import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['80', 8_000],
  ['80.5', 8_050],
  ['80,50', 8_050],
  ['$ 1,214.50', 121_450],
  ['1\u00a0214,50\u00a0$', 121_450],
  ['1,214', 121_400],
  ['0.05', 5],
  ['', undefined],
  ['-5', undefined],
  ['8.123', undefined],
  ['1,21', 121],
  ['12,14.5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['٣', undefined],
  ['99999999', undefined],
])('reads %j as %j cents', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});
