import { expect, test } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { quoteWithout } from './quote-without.ts';

const line = (id: string, category: FeeLine['category'], amount: number, more: Partial<FeeLine> = {}) => ({
  id,
  category,
  label: id,
  amount,
  ...more,
});
const quoteOf = (lines: FeeLine[], tax: number): Quote => {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency: 'CAD',
    lines,
    subtotal,
    taxes: tax > 0 ? [{ code: 'gst', label: 'GST', percent: 5, amount: tax }] : [],
    total: subtotal + tax,
    complete: 'Y',
  };
};
const conference = line('conference', 'conference', 20_000);
const clay = line('session-clay', 'workshop', 2_500);
const onWorkshops = [{ code: 'gst', label: 'GST', percent: 5, categories: ['workshop' as const] }];

test.each<[string, Quote, Parameters<typeof quoteWithout>[2], Quote]>([
  ['its amount and its tax', quoteOf([conference, clay], 1_125), undefined, quoteOf([conference], 1_000)],
  ['a tax that is on nothing else', quoteOf([conference, clay], 125), onWorkshops, quoteOf([conference], 0)],
  [
    'its part of a discount',
    quoteOf(
      [
        conference,
        clay,
        line('ten', 'discount', -2_250, {
          parts: [
            { id: 'conference', amount: 2_000 },
            { id: 'session-clay', amount: 250 },
          ],
        }),
      ],
      0,
    ),
    undefined,
    quoteOf(
      [conference, line('ten', 'discount', -2_000, { parts: [{ id: 'conference', amount: 2_000 }] })],
      0,
    ),
  ],
  [
    'its share of a discount that does not say what it is on',
    quoteOf([conference, clay, line('ten', 'discount', -2_250)], 0),
    undefined,
    quoteOf([conference, line('ten', 'discount', -2_000)], 0),
  ],
  [
    'a discount that was on it alone',
    quoteOf(
      [conference, clay, line('all', 'discount', -2_500, { parts: [{ id: 'session-clay', amount: 2_500 }] })],
      0,
    ),
    undefined,
    quoteOf([conference], 0),
  ],
])('a quote without a line is without %s', (_, quote, taxes, expected) => {
  expect(quoteWithout(quote, new Set(['session-clay']), taxes)).toEqual(expected);
});

test('a quote that has no such line is the same object', () => {
  const quote = quoteOf([conference], 1_000);
  expect(quoteWithout(quote, new Set(['session-clay']))).toBe(quote);
});
