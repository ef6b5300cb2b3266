import { expect, it } from 'vitest';
import { internationalNumber } from './phone-number.ts';

it.each([
  ['604 555-0123', '+16045550123'],
  [' (604) 555-0123 ', '+16045550123'],
  ['1 604 555 0123', '+16045550123'],
  ['+1 604 555 0123', '+16045550123'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['  +33 6 12 34 56 78', '+33612345678'],
  ['+1234567', '+1234567'],
  ['204 555 0123', '+12045550123'],
  ['1 204 555 0123', '+12045550123'],
])('writes %s as %s', (typed, written) => {
  expect(internationalNumber(typed)).toBe(written);
});

it.each([
  '',
  '555-0123',
  '555-01230',
  '2 604 555 0123',
  '604 555 01234',
  '1 604 555 01234',
  '+6045',
  '604 555 0123 #1',
  '(604 555 0123',
  '604 555-0123 x12',
  '+0 604 555 0123',
  '104 555 0123',
  'ana@example.org',
])('knows that no text message reaches "%s"', (typed) => {
  expect(internationalNumber(typed)).toBeUndefined();
});
