import { describe, expect, it } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { amountOf, billedLines, splitQuote, withTaxes } from './split-quote.ts';

const taxed = [{ code: 'gst', label: 'GST', percent: 5, categories: ['registration' as const] }];
const item = (id: string, amount: number, category: FeeLine['category'] = 'registration'): FeeLine => ({
  id,
  category,
  label: id,
  amount,
});
const quoteOf = (lines: FeeLine[], gst: number): Quote => {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = gst > 0 ? [{ code: 'gst', label: 'GST', percent: 5, amount: gst }] : [];
  return { currency: 'CAD', lines, subtotal, taxes, total: subtotal + gst, complete: 'Y' };
};
const off = (amount: number, parts?: FeeLine['parts']): FeeLine => ({
  ...item('off', -amount, 'discount'),
  ...(parts && { parts }),
});

describe('an unpaid quote that is split', () => {
  const quotes: [string, Quote][] = [
    ['with two lines', quoteOf([item('a', 10_000), item('b', 4_000)], 700)],
    ['with a line that is not taxed', quoteOf([item('a', 10_000), item('b', 4_000, 'workshop')], 500)],
    ['with cents that do not divide', quoteOf([item('a', 333), item('b', 333), item('c', 335)], 50)],
    [
      'with a discount line by line',
      quoteOf([item('a', 900), item('b', 300), off(101, [{ id: 'b', amount: 101 }])], 55),
    ],
    ['with a discount in proportion', quoteOf([item('a', 901), item('b', 300), off(101)], 55)],
    [
      'with a line that is given',
      quoteOf([item('a', 900), item('b', 300), off(300, [{ id: 'b', amount: 300 }])], 45),
    ],
  ];
  it.each(quotes)('adds up to the whole, line by line and tax by tax: %s', (_, quote) => {
    const lines = billedLines(quote, taxed);
    expect(lines.reduce((sum, line) => sum + amountOf(line), 0)).toBe(quote.total);
    for (const moved of [['a'], ['b'], lines.map(({ line }) => line.id)]) {
      const { stays, moves } = splitQuote(quote, lines, new Set(moved));
      for (const each of [stays, moves]) {
        const sum = (rows: readonly { amount: number }[]) =>
          rows.reduce((all, { amount }) => all + amount, 0);
        expect(sum(each.lines)).toBe(each.subtotal);
        expect(each.subtotal + sum(each.taxes)).toBe(each.total);
        for (const { amount, parts = [] } of each.lines) if (amount < 0) expect(sum(parts)).toBe(-amount);
      }
      expect([stays.subtotal + moves.subtotal, stays.total + moves.total]).toEqual([
        quote.subtotal,
        quote.total,
      ]);
      const shown = lines.filter(({ line }) => moved.includes(line.id));
      expect(moves.total).toBe(shown.reduce((all, line) => all + amountOf(line), 0));
    }
  });

  it('takes the taxes of a line that is one amount from what is known of it', () => {
    const quote = quoteOf([item('a', 10_000), item('b', 10_000)], 500);
    const tax = (amount: number) => [{ code: 'gst', label: 'GST', percent: 5, amount }];
    const lines = withTaxes(quote, billedLines(quote, taxed), ({ id }) => (id === 'a' ? tax(500) : []));
    expect(lines.map(amountOf)).toEqual([10_500, 10_000]);
  });
});
