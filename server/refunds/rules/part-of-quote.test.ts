import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import { partOfQuote } from './part-of-quote.ts';

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
const line = (amount: number, at: number) => ({
  id: `line-${at}`,
  category: 'workshop' as const,
  label: `Line ${at}`,
  amount,
});
const quoteOf = (lines: readonly number[], taxes: readonly number[]): Quote => {
  const rows = lines.map(line);
  const taxed = taxes.map((amount, at) => ({ code: `tax-${at}`, label: 'Tax', percent: 5, amount }));
  const subtotal = sum(rows);
  return {
    currency: 'CAD',
    lines: rows,
    subtotal,
    taxes: taxed,
    total: subtotal + sum(taxed),
    complete: 'Y',
  };
};
const wholeQuote = fc
  .tuple(
    fc.array(fc.integer({ min: -3_000, max: 30_000 }), { minLength: 1, maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 2 }),
  )
  .map(([lines, taxes]) => quoteOf(lines, taxes))
  .filter(({ total }) => total > 0);

it('adds up: every part to its total, and all parts to the whole, line by line', () => {
  fc.assert(
    fc.property(
      wholeQuote,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
      (whole, at) => {
        const cuts = [
          0,
          ...at.map((share) => Math.round(share * whole.total)).toSorted((a, b) => a - b),
          whole.total,
        ];
        const parts = cuts
          .slice(1)
          .map((to, index) => partOfQuote(whole, cuts[index] ?? 0, to - (cuts[index] ?? 0)));
        for (const part of parts) {
          expect(part.subtotal).toBe(sum(part.lines));
          expect(part.subtotal + sum(part.taxes)).toBe(part.total);
        }
        for (const { id, amount } of whole.lines) {
          expect(sum(parts.flatMap(({ lines }) => lines.filter((each) => each.id === id)))).toBe(amount);
        }
        for (const { code, amount } of whole.taxes) {
          expect(sum(parts.flatMap(({ taxes }) => taxes.filter((tax) => tax.code === code)))).toBe(amount);
        }
      },
    ),
  );
});
