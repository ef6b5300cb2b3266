import { expect, test } from 'vitest';
import { anywhere, searchWords } from './search-words.ts';

test.each([
  ['', []],
  ['  ', []],
  ['Béa Côté', ['bea', 'cote']],
  ['ÉCOLE', ['ecole']],
  ['O’Neil', ['o’neil']],
  ['604 555-0172', ['6045550172']],
  ['+1 (604) 555.0172', ['16045550172']],
  ['2027', ['2027']],
  ['TRYM-2345', ['trym-2345']],
  ['山田 太郎', ['山田', '太郎']],
  ['محمد', ['محمد']],
  ['a\0b', ['a', 'b']],
  ['👩‍🏫', ['👩‍🏫']],
  ['%_\\', ['%_\\']],
])('%j is looked for as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test('reads only the start of a long text', () => {
  expect(searchWords('x '.repeat(5000)).length).toBe(12);
  expect(searchWords('x'.repeat(10_000))[0]).toHaveLength(300);
});

test('has wildcards stand for themselves', () => {
  expect(anywhere('50%_\\')).toBe('%50\\%\\_\\\\%');
});
