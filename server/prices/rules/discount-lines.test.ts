import { describe, expect, it, test } from 'vitest';
import type { FeeLine } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { discountLines, sumByCategory } from './discount-lines.ts';
import { percentOf, spread } from './percent-of.ts';

const nothing = {
  conference: 0,
  registration: 0,
  membership: 0,
  workshop: 0,
  activity: 0,
  merchandise: 0,
  donation: 0,
};
const owed = { ...nothing, conference: 20_000, workshop: 5_000, donation: 1_000 };
const code = (more: Partial<Discount>): Discount => ({
  code: 'EARLY',
  kind: 'discount',
  label: 'Early',
  ...more,
});
const off = (amount: number, named = 'EARLY') => ({
  id: `discount-${named}`,
  category: 'discount',
  label: 'Early',
  amount,
});

test('what is owed is summed by category, discounts left out', () => {
  const amounts: [FeeLine['category'], number][] = [
    ['conference', 1],
    ['registration', 20],
    ['membership', 300],
    ['workshop', 4_000],
    ['activity', 50_000],
    ['merchandise', 600_000],
    ['donation', 7_000_000],
    ['workshop', 5_000],
    ['discount', -9],
  ];
  const lines = amounts.map(([category, amount], at) => ({ id: `${at}`, category, label: '', amount }));
  expect(sumByCategory(lines)).toEqual({
    conference: 1,
    registration: 20,
    membership: 300,
    workshop: 9_000,
    activity: 50_000,
    merchandise: 600_000,
    donation: 7_000_000,
  });
});

describe('codes take off', () => {
  it.each<[string, Discount[], object[], object]>([
    ['nothing where there are none', [], [], owed],
    [
      'a share of everything, spread over its categories',
      [code({ percent: 10 })],
      [off(-2_600)],
      { ...owed, conference: 18_000, workshop: 4_500, donation: 900 },
    ],
    [
      'a share of their categories, and of nothing else',
      [code({ percent: 10, categories: ['workshop', 'conference'] })],
      [off(-2_500)],
      { ...owed, conference: 18_000, workshop: 4_500 },
    ],
    [
      'an amount',
      [code({ amount: 1_500, categories: ['workshop'] })],
      [off(-1_500)],
      { ...owed, workshop: 3_500 },
    ],
    [
      'the share and the amount of one that has both',
      [code({ percent: 10, amount: 1_500, categories: ['workshop'] })],
      [off(-2_000)],
      { ...owed, workshop: 3_000 },
    ],
    [
      'no more than there is',
      [code({ amount: 9_999, categories: ['workshop'] })],
      [off(-5_000)],
      { ...owed, workshop: 0 },
    ],
    [
      'nothing, and have no line, where nothing is owed',
      [code({ percent: 10, categories: ['activity'] })],
      [],
      owed,
    ],
    ['nothing where they are worth nothing', [code({})], [], owed],
    [
      'each from what the one before has left',
      [
        code({ percent: 50, categories: ['conference'] }),
        code({ code: 'LATER', percent: 50, categories: ['conference'] }),
      ],
      [off(-10_000), off(-5_000, 'LATER')],
      { ...owed, conference: 5_000 },
    ],
  ])('%s', (_, discounts, lines, left) => {
    expect(discountLines(owed, discounts)).toEqual({ lines, owed: left });
  });
});

test.each<[string, number, number[], number[]]>([
  ['in proportion', 300, [100, 200], [100, 200]],
  ['a cent that is left to the largest remainder', 10, [34, 33, 33], [4, 3, 3]],
  ['cents that are left to the largest remainders, wherever they stand', 5, [10, 30, 20], [1, 2, 2]],
  ['cents that are left to the first of equal remainders', 5, [10, 10, 10], [2, 2, 1]],
  ['nothing to who has nothing', 7, [0, 5, 0, 9], [0, 3, 0, 4]],
  ['all of it', 60, [10, 20, 30], [10, 20, 30]],
  ['nothing where there is nothing', 5, [0, 0], [0, 0]],
  ['nothing over nobody', 5, [], []],
])('cents are spread: %s', (_, cents, shares, parts) => {
  expect(spread(cents, shares)).toEqual(parts);
});

test('a percentage counts to the thousandth', () => {
  expect([percentOf(100_000, 0.001), percentOf(100_000, 0.0004), percentOf(1_000_000, 0.0006)]).toEqual([
    1, 0, 10,
  ]);
});
