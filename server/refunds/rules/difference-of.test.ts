import { describe, expect, it } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { CancellationDocument } from '#engine/event/documents/cancellation/schema.ts';
import { percentOf } from '#server/prices/rules/percent-of.ts';
import { differenceBetween, differenceOf, differenceQuote } from './difference-of.ts';

type Given = readonly [id: string, category: FeeLine['category'], amount: number];

const both = (text: string) => ({ en: text, fr: text });
/** With 5 % of tax on all but the membership. */
function quoteOf(...lines: readonly Given[]): Quote {
  const sum = (given: readonly Given[]) => given.reduce((all, [, , amount]) => all + amount, 0);
  const tax = percentOf(sum(lines.filter(([, category]) => category !== 'membership')), 5);
  return {
    currency: 'CAD',
    lines: lines.map(([id, category, amount]) => ({ id, category, label: id, amount })),
    subtotal: sum(lines),
    taxes: tax === 0 ? [] : [{ code: 'gst', label: both('GST'), percent: 5, amount: tax }],
    total: sum(lines) + tax,
    complete: 'Y',
  };
}
const taxes = [
  {
    code: 'gst',
    label: both('GST'),
    percent: 5,
    categories: ['conference', 'registration', 'workshop', 'activity', 'merchandise'] as const,
  },
].map((tax) => ({ ...tax, categories: [...tax.categories] }));
const policy = (refunds: CancellationDocument['refunds']): CancellationDocument => ({
  kind: 'cancellation',
  code: 'cancellation',
  refunds,
});
const here: Given = ['here', 'conference', 14_500];
const there: Given = ['there', 'conference', 8_500];
const clay: Given = ['clay', 'workshop', 1_200];
const decide = (before: Quote, after: Quote, refunds?: CancellationDocument['refunds']) =>
  differenceOf({
    before,
    after,
    policy: refunds && policy(refunds),
    taxes,
    today: '2026-11-23',
  });

describe('the difference that a change makes', () => {
  it('is charged in full, whatever the policy keeps from who cancels', () => {
    const decided = decide(quoteOf(there), quoteOf(here, clay), [{ percent: 0 }]);
    expect(decided).toMatchObject({
      lines: [
        { id: 'there', amount: -8_500 },
        { id: 'here', amount: 14_500 },
        { id: 'clay', amount: 1_200 },
      ],
      taxes: [{ code: 'gst', amount: 360 }],
      kept: 0,
      difference: 7_560,
    });
  });

  it.each([
    ['all of it', [{}], 0],
    ['all of it, without the fee of a cancellation', [{ keeps: 2_500 }], 0],
    ['a half', [{ percent: 50 }], 3_780],
    ['nothing after the last day', [{ until: '2026-11-22' }], 7_560],
    ['nothing without a policy', undefined, 7_560],
  ] as const)('goes back by the policy: %s', (_, refunds, kept) => {
    const decided = decide(quoteOf(here, clay), quoteOf(there), refunds && [...refunds]);
    expect(decided.kept + (decided.kept_tax ?? 0)).toBe(kept);
    // Before tax, as every other line: the taxes of what is kept are apart.
    expect(decided).toMatchObject({ kept: Math.round(kept / 1.05), difference: kept - 7_560 });
    const back = differenceQuote(decided, -1);
    expect(back.total).toBe(7_560 - kept);
    expect(back.subtotal + back.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(back.total);
  });

  it('counts what was paid in full towards what is taken instead, and decides the rest by category', () => {
    const tour: Given = ['tour', 'activity', 1_000];
    const rules = [{ categories: ['workshop' as const], percent: 0 }, {}];
    // 12.00 are given up and 10.00 taken instead: of the 2.00 left nothing comes back.
    expect(decide(quoteOf(here, clay), quoteOf(here, tour), rules)).toMatchObject({
      kept: 200,
      kept_tax: 10,
      difference: 0,
    });
    expect(decide(quoteOf(here, tour), quoteOf(here, clay), rules)).toMatchObject({ difference: 210 });
  });

  it('gives back no more than is too much, though some of it cost more by then', () => {
    const [gst, pst] = [
      { code: 'gst', label: both('GST'), percent: 5, amount: 100 },
      { code: 'pst', label: both('PST'), percent: 7, amount: 70 },
    ];
    const before = { ...quoteOf(here, clay), taxes: [gst, pst], subtotal: 15_700, total: 15_870 };
    const after = {
      ...quoteOf(here),
      taxes: [
        { ...gst, amount: 150 },
        { ...pst, amount: 20 },
      ],
      subtotal: 14_500,
      total: 14_670,
    };
    // 12.00 less before taxes; of them 0.50 more of one tax, and 0.50 less of the other, which comes back alone.
    expect(decide(before, after, [{}])).toMatchObject({ difference: -1_200, kept: 0 });
    expect(decide(before, after, [{ percent: 50 }])).toMatchObject({
      difference: -625,
      kept: 551,
      kept_tax: 24,
    });
    expect(
      decide(before, { ...after, taxes: [gst, { ...pst, amount: 20 }], total: 14_620 }, [{ percent: 50 }]),
    ).toMatchObject({
      difference: -625,
      kept: 600,
      kept_tax: 25,
    });
  });

  it('never gives back more than was paid, with discounts taken off', () => {
    const before = quoteOf(here, clay, ['off', 'discount', -7_850]);
    const after = quoteOf(there, ['off', 'discount', -4_250]);
    const decided = decide(before, after, [{}]);
    expect(decided.difference).toBe(after.total - before.total);
    expect(decided.lines.at(-1)).toMatchObject({ id: 'off', amount: 3_600 });
  });

  it('is nothing between the same quotes', () => {
    expect(decide(quoteOf(here), quoteOf(here))).toEqual({
      currency: 'CAD',
      lines: [],
      taxes: [],
      kept: 0,
      difference: 0,
    });
  });

  it('is told whole, in the order of the categories, what there is of both by how much it differs', () => {
    const [gst, pst] = [
      { code: 'gst', label: both('GST'), percent: 5, amount: 100 },
      { code: 'pst', label: both('PST'), percent: 7, amount: 70 },
    ];
    const before = { ...quoteOf(clay, here, ['mug', 'merchandise', 500]), taxes: [gst, pst], total: 10_000 };
    const after = {
      ...quoteOf(['off', 'discount', -100], ['mug', 'merchandise', 700], ['pin', 'merchandise', 50], here),
      currency: 'EUR',
      taxes: [{ ...gst, amount: 130 }],
      total: 9_000,
    };
    expect(differenceBetween(before, after, -400)).toEqual({
      currency: 'EUR',
      lines: [
        { id: 'clay', category: 'workshop', label: 'clay', amount: -1_200 },
        { id: 'mug', category: 'merchandise', label: 'mug', amount: 200 },
        { id: 'pin', category: 'merchandise', label: 'pin', amount: 50 },
        { id: 'off', category: 'discount', label: 'off', amount: -100 },
      ],
      taxes: [
        { ...gst, amount: 30 },
        { ...pst, amount: -28 },
      ],
      kept: 558,
      kept_tax: 42,
      difference: -400,
    });
    expect(differenceBetween(before, after, -1_200).kept).toBe(0);
  });

  it('is a quote of its own, such as a receipt shows it', () => {
    const line = { id: 'clay', category: 'workshop' as const, label: 'Clay', amount: -1_200 };
    const gst = { code: 'gst', label: 'GST', percent: 5, amount: -60 };
    const difference = { currency: 'CAD', lines: [line], taxes: [gst], kept: 260, difference: -1_000 };
    const kept = { id: 'kept', category: 'registration', label: { en: 'Not refunded', fr: 'Non remboursé' } };
    const quote = { currency: 'CAD', complete: 'Y' };
    expect(differenceQuote(difference, -1)).toEqual({
      ...quote,
      lines: [
        { ...line, amount: 1_200 },
        { ...kept, amount: -260 },
      ],
      subtotal: 940,
      taxes: [{ ...gst, amount: 60 }],
      total: 1_000,
    });
    expect(differenceQuote({ ...difference, kept: 0 }, 1)).toEqual({
      ...quote,
      lines: [line],
      subtotal: -1_200,
      taxes: [gst],
      total: -1_000,
    });
  });
});
