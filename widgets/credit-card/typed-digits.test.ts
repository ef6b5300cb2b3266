import { expect, test } from 'vitest';
import { groupNumber, writeCvc, writeExpiry } from './typed-digits.ts';

test.each([
  ['4242424242424242', 16, '4242 4242 4242 4242', 19],
  ['4242-4242 42', 12, '4242 4242 42', 12],
  // A digit put in the middle keeps the caret behind it.
  ['42142 4242', 3, '4214 2424 2', 3],
  ['', 0, '', 0],
  // As a note or a contact app copies it.
  ['\u202a４２４２ 4242\u200b 4242 4242\u202c', 22, '4242 4242 4242 4242', 19],
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
  ['122029', false, '12/29'],
  ['12 2029', false, '12/29'],
  ['92029', false, '09/29'],
  ['12/2099', false, '12/99'],
  ['12/281', false, '12/28'],
  ['2029-12', false, '12/29'],
  ['\u200e12/2029\u200e', false, '12/29'],
  ['１２／２９', false, '12/29'],
])('the expiry %s', (typed, deleting, text) => {
  expect(writeExpiry(typed, typed.length, deleting).text).toBe(text);
});

test.each([
  ['12/2029', '12/29'],
  ['122029', '12/29'],
  ['1/2029', '01/29'],
  ['9/2029', '09/29'],
  ['92029', '09/29'],
  ['12/29', '12/29'],
  ['1229', '12/29'],
  ['12/20', '12/20'],
  ['12/31', '12/31'],
])('%s, typed key by key', (keys, expected) => {
  let shown = '';
  // The slash stands there already when it is typed.
  for (const key of keys) {
    const typed = `${shown}${key === '/' && shown.endsWith('/') ? '' : key}`;
    shown = writeExpiry(typed, typed.length, false).text;
  }
  expect(shown).toBe(expected);
});

test('a code of three digits', () => {
  expect(writeCvc('12a34', 5)).toEqual({ text: '123', caret: 3 });
});
