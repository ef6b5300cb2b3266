import { expect, test } from 'vitest';
import { tightest } from './capacity.ts';
import { priceMarks } from './marks.ts';
import { placesLeft } from './places-left.ts';

const fee = (code: string, amount: number, early?: readonly [amount: number, until: string]) => ({
  code,
  category: 'conference' as const,
  label: code,
  amount,
  ...(early && { early_bird: { amount: early[0], until: early[1] } }),
});

test('marks the last day of each price once, by its dearest fee', () => {
  const fees = [
    fee('day', 10_000, [9_000, '2026-12-18']),
    fee('both', 18_500, [14_500, '2026-12-18']),
    fee('late', 5_000, [4_000, '2027-01-02']),
    fee('fixed', 3_000),
  ];
  expect(priceMarks({ fees })).toEqual([
    { day: '2026-12-18', kind: 'price', label: 'both', was: 14_500, is: 18_500, more: 1 },
    { day: '2027-01-02', kind: 'price', label: 'late', was: 4_000, is: 5_000 },
  ]);
});

const stock = (kind: 'event' | 'track' | 'flow' | 'session', item: string, taken: number, of: number) => ({
  kind,
  item,
  label: item,
  stock: of,
  taken,
  held: 0,
  waiting: 0,
});

test('foretells when the event is full by the last week, and nothing without registrations or places', () => {
  const places = [stock('track', 'main', 9, 10), stock('event', '', 60, 100), stock('flow', 'booth', 5, 5)];
  const today = '2026-11-25';
  expect(placesLeft(places, { week: 14, today })).toEqual({
    label: '',
    left: 40,
    stock: 100,
    full_on: '2026-12-15',
  });
  expect(placesLeft(places, { week: 0, today })).not.toHaveProperty('full_on');
  expect(placesLeft(places.slice(0, 1), { week: 14, today })).toEqual({ label: 'main', left: 1, stock: 10 });
  expect(placesLeft([stock('event', '', 100, 100)], { week: 7, today })).not.toHaveProperty('full_on');
  expect(placesLeft([stock('flow', 'booth', 5, 5)], { week: 7, today })).toBeUndefined();
});

test('lists the tightest items first, those that most wait for before others that are full', () => {
  const items = [
    stock('session', 'half', 10, 20),
    { ...stock('session', 'full', 20, 20), waiting: 2 },
    { ...stock('session', 'wanted', 8, 10), held: 2, waiting: 9 },
    stock('session', 'untouched', 0, 20),
    stock('session', 'closed', 0, 0),
  ];
  expect(tightest(items).map(({ item }) => item)).toEqual(['wanted', 'full', 'half']);
  expect(tightest(items, 1)).toHaveLength(1);
});
