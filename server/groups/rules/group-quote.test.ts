import { describe, expect, it } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import { discountFor, quoteGroup } from './group-quote.ts';

const cad = { currency: 'CAD', taxes: [] };
const tax = (amount: number, code = 'gst') => ({ code, label: 'GST', percent: 5, amount });
const owing = (id: string, subtotal: number, ...taxes: Quote['taxes']) => ({
  id,
  name: `Member ${id}`,
  quote: {
    currency: 'CAD',
    lines: [],
    subtotal,
    taxes,
    total: subtotal + taxes.reduce((sum, { amount }) => sum + amount, 0),
    complete: 'Y' as const,
  },
});

describe('discountFor', () => {
  const discounts = [
    { from: 3, amount: 100 },
    { from: 5, percent: 10 },
  ];
  it.each([
    [2, undefined],
    [3, 3],
    [4, 3],
    [5, 5],
    [500, 5],
  ])('of %i members it is that from %o on', (members, from) => {
    expect(discountFor(discounts, members)?.from).toBe(from);
  });
});

describe('quoteGroup', () => {
  it('sums members and their taxes by code', () => {
    const quote = quoteGroup(
      [owing('a', 20_000, tax(1_000)), owing('b', 10_000, tax(500), tax(700, 'pst'))],
      undefined,
      cad,
    );
    expect(quote).toMatchObject({
      lines: [
        { id: 'member-a', label: 'Member a', amount: 20_000 },
        { id: 'member-b', amount: 10_000 },
      ],
      subtotal: 30_000,
      taxes: [
        { code: 'gst', amount: 1_500 },
        { code: 'pst', amount: 700 },
      ],
      total: 32_200,
    });
  });

  it('takes a percentage off each, and taxes what is left', () => {
    const quote = quoteGroup(
      [owing('a', 20_000, tax(1_000)), owing('b', 999, tax(50))],
      { from: 2, percent: 10 },
      cad,
    );
    expect(quote.lines.at(-1)).toMatchObject({ category: 'discount', amount: -2_100 });
    expect([quote.subtotal, quote.taxes[0]?.amount, quote.total]).toEqual([18_899, 945, 19_844]);
  });

  it('takes an amount off each, never more than somebody owes', () => {
    const quote = quoteGroup([owing('a', 500), owing('b', 5_000)], { from: 2, amount: 1_000 }, cad);
    expect([quote.lines.at(-1)?.amount, quote.total]).toEqual([-1_500, 4_000]);
  });

  it('owes nothing for nobody, and for who owes nothing', () => {
    expect(quoteGroup([], { from: 2, percent: 10 }, cad).total).toBe(0);
    const free = quoteGroup([owing('a', 0)], { from: 1, percent: 10 }, cad);
    expect([free.lines, free.total]).toMatchObject([[{ id: 'member-a' }], 0]);
  });

  it.each([
    [
      'an amount',
      { from: 2, amount: 1_250 },
      1_250,
      437,
      'Group of 2 or more: $\u00a012.50 off each',
      /^Groupe de 2 .*12,50/,
    ],
    [
      'a part',
      { from: 3, percent: 12.5 },
      1_250,
      437,
      'Group of 3 or more: 12.5% off',
      /^Groupe de 3 .*12,5/,
    ],
    ['nothing', { from: 2 }, 0, 500, undefined, undefined],
  ])('is told whole, with %s off', (_, discount, off, taxed, english, french) => {
    const member = { id: 'member-a', category: 'registration', label: 'Member a', amount: 10_000 };
    const parts = [{ id: 'member-a', amount: off }];
    const line = { id: 'group-discount', category: 'discount', amount: -off, parts };
    expect(quoteGroup([owing('a', 10_000, tax(500))], discount, { currency: 'EUR', taxes: [] })).toEqual({
      currency: 'EUR',
      lines:
        english === undefined
          ? [member]
          : [member, { ...line, label: { en: english, fr: expect.stringMatching(french) } }],
      subtotal: 10_000 - off,
      taxes: [tax(taxed)],
      total: 10_000 - off + taxed,
      complete: 'Y',
    });
  });

  it('leaves out a tax of which nothing is left', () => {
    const quote = quoteGroup([owing('a', 1_000, tax(50), tax(0, 'pst'))], { from: 1, amount: 5_000 }, cad);
    expect([quote.taxes, quote.subtotal, quote.total]).toEqual([[], 0, 0]);
  });
});
