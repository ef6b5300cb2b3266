import { expect, test } from 'vitest';
import { columnsIn, columnsParam, DEFAULT_COLUMNS, toggled } from './chosen-columns.ts';

const read = (columns: string) => columnsIn(new URLSearchParams({ columns }));

test.each([
  ['', DEFAULT_COLUMNS],
  ['shoes', DEFAULT_COLUMNS],
  ['none', []],
  ['paid,email,paid,shoes', ['email', 'paid']],
  ['personal/school,tags', ['tags', 'personal/school']],
])('%j are the columns %j', (text, columns) => {
  expect(read(text)).toEqual(columns);
  expect(read(columnsParam(columns))).toEqual(columns);
});

test('takes at most eight answers', () => {
  expect(read(Array.from({ length: 12 }, (_, index) => `form/f${index}`).join(','))).toHaveLength(8);
});

test('a column that is added again stands in its place', () => {
  expect(toggled(['code', 'paid', 'a/b'], 'email')).toEqual(['code', 'email', 'paid', 'a/b']);
  expect(toggled(['code', 'paid', 'a/b'], 'a/c')).toEqual(['code', 'paid', 'a/b', 'a/c']);
  expect(toggled(['code', 'paid', 'a/b'], 'paid')).toEqual(['code', 'a/b']);
});
