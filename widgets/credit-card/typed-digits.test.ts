import { expect, test } from 'vitest';
import { groupNumber, writeCvc, writeExpiry } from './typed-digits.ts';

test.each([
  ['4242424242424242', 16, '4242 4242 4242 4242', 19],
  ['4242-4242 42', 12, '4242 4242 42', 12],
  // A digit put in the middle keeps the caret behind it.
  ['42142 4242', 3, '4214 2424 2', 3],
  ['', 0, '', 0],
])('the number %s', (typed, caret, text, at) => {
  expect(groupNumber(typed, caret)).toEqual({ text, caret: at });
});

test.each([
  ['12', false, '12/'],
  ['12', true, '12'],
  ['9', false, '09/'],
  ['1', false, '1'],
  ['1/', false, '01/'],
  ['1228', false, '12/28'],
  ['12/2028', false, '12/28'],
  ['9 / 2028', false, '09/28'],
  ['12/28 ', false, '12/28'],
])('the expiry %s', (typed, deleting, text) => {
  expect(writeExpiry(typed, typed.length, deleting).text).toBe(text);
});

test('a code of three digits', () => {
  expect(writeCvc('12a34', 5)).toEqual({ text: '123', caret: 3 });
});
