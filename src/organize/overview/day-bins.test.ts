import { expect, test } from 'vitest';
import { binsOf, daysBetween, mondayOf, plotDays } from './day-bins.ts';

const rows = [
  { day: '2026-11-23', a: 2, b: 0 },
  { day: '2026-11-25', a: 1, b: 4 },
  { day: '2026-11-30', a: 5, b: 1 },
];

test('has a bar for every day, those without anything too', () => {
  expect(binsOf(rows, ['a', 'b'], { span: 'day', from: '2026-11-23', to: '2026-11-26' })).toEqual([
    { day: '2026-11-23', a: 2, b: 0 },
    { day: '2026-11-24', a: 0, b: 0 },
    { day: '2026-11-25', a: 1, b: 4 },
    { day: '2026-11-26', a: 0, b: 0 },
  ]);
});

test('adds up weeks from Monday, and totals', () => {
  expect(binsOf(rows, ['a'], { span: 'week', from: '2026-11-25', to: '2026-11-30' })).toEqual([
    { day: '2026-11-23', a: 3 },
    { day: '2026-11-30', a: 5 },
  ]);
  expect(
    binsOf(rows, ['a'], { span: 'total', from: '2026-11-23', to: '2026-11-25' }).map(({ a }) => a),
  ).toEqual([2, 2, 3]);
});

test('counts days over a change of the clocks, and finds the Monday of a Sunday', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('shows two weeks at least, and a mark that is near', () => {
  expect(plotDays([], [], '2026-11-25')).toEqual({ from: '2026-11-12', to: '2026-11-26' });
  expect(plotDays(['2026-09-01'], ['2026-12-18', '2027-02-19'], '2026-11-25')).toEqual({
    from: '2026-09-01',
    to: '2026-12-20',
  });
  expect(plotDays(['2026-11-20'], ['2026-12-25'], '2026-11-25').to).toBe('2026-11-26');
});
