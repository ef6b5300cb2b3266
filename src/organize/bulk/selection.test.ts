import { expect, test } from 'vitest';
import { NOTHING, type Selection, spanned, toggled, toggledLoaded } from './selection.ts';

const rows = ['A', 'B', 'C', 'D'].map((code) => ({ code }));
const chosen = ({ codes }: Selection) => [...codes].toSorted();

test('chooses rows one by one, and leaves them out again', () => {
  const two = toggled(toggled(NOTHING, rows, 'A'), rows, 'C');
  expect(chosen(two)).toEqual(['A', 'C']);
  expect(chosen(toggled(two, rows, 'A'))).toEqual(['C']);
});

test('chooses a span from the last row, in both directions', () => {
  expect(chosen(spanned(toggled(NOTHING, rows, 'B'), rows, 'D'))).toEqual(['B', 'C', 'D']);
  expect(chosen(spanned(toggled(NOTHING, rows, 'D'), rows, 'C'))).toEqual(['C', 'D']);
  expect(chosen(spanned(NOTHING, rows, 'C'))).toEqual(['C']);
  // The last row is in another list.
  expect(chosen(spanned(toggled(NOTHING, rows, 'Z'), rows, 'B'))).toEqual(['B', 'Z']);
});

test('chooses the loaded rows beside others, and leaves them out', () => {
  const all = toggledLoaded(toggled(NOTHING, rows, 'Z'), rows);
  expect(chosen(all)).toEqual(['A', 'B', 'C', 'D', 'Z']);
  expect(chosen(toggledLoaded(all, rows))).toEqual(['Z']);
});

test('keeps the loaded rows when one of all that match is left out', () => {
  expect(toggled({ codes: new Set(), all: '{}' }, rows, 'B')).toEqual({
    codes: new Set(['A', 'C', 'D']),
    last: 'B',
  });
});

test('holds at most 1,000 codes', () => {
  const many = Array.from({ length: 1_200 }, (_, at) => ({ code: String(at) }));
  expect(toggledLoaded(NOTHING, many).codes.size).toBe(1_000);
});
