import { expect, it } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { Charged } from './refund-part.ts';
import { quoteOfLines, refundableLines, taxOf } from './refundable-lines.ts';

const text = (en: string) => ({ en, fr: en });
const line = (id: string, amount: number, category: FeeLine['category'] = 'workshop'): FeeLine => ({
  id,
  category,
  label: text(id),
  amount,
});
const gst = (amount: number) => ({ code: 'gst', label: text('GST'), percent: 5, amount });
const taxed = [
  { code: 'gst', label: text('GST'), percent: 5, categories: ['workshop', 'registration'] as const },
];

function receiptOf(lines: FeeLine[], taxes: Quote['taxes']): Quote {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = taxes.reduce((sum, { amount }) => sum + amount, subtotal);
  return { currency: 'CAD', lines, subtotal, taxes, total, complete: 'Y' };
}
function chargedOf({ lines, taxes }: Quote, refunded: Readonly<Record<string, number>> = {}): Charged {
  const less = <Row extends { amount: number }>(name: string, row: Row) =>
    [name, { ...row, amount: row.amount - (refunded[name] ?? 0) }] as const;
  return {
    lines: new Map(lines.map((row) => less(row.id, row))),
    taxes: new Map(taxes.map((row) => less(row.code, row))),
  };
}
const shown = (receipt: Quote, charged: Charged) =>
  refundableLines(receipt, charged, taxed as never).map((left) => [left.line.id, left.net, taxOf(left)]);

const receipt = receiptOf(
  [
    line('conference', 10_000, 'registration'),
    line('boat', 8_000),
    line('shirt', 2_000, 'merchandise'),
    {
      ...line('code', -1_800, 'discount'),
      parts: [
        { id: 'conference', amount: 1_000 },
        { id: 'boat', amount: 800 },
      ],
    },
  ],
  [gst(810)],
);

it('takes its part of a discount off each line, and taxes only what is taxed', () => {
  expect(shown(receipt, chargedOf(receipt))).toEqual([
    ['conference', 9_000, 450],
    ['boat', 7_200, 360],
    ['shirt', 2_000, 0],
  ]);
});

it('leaves out what was refunded', () => {
  expect(shown(receipt, chargedOf(receipt, { boat: 7_200, gst: 360 }))).toEqual([
    ['conference', 9_000, 450],
    ['shirt', 2_000, 0],
  ]);
});

it('names the line that a refunded change put in place of another', () => {
  const both = receiptOf([line('both-days', 24_500, 'registration')], [gst(1_225)]);
  const charged = chargedOf(both, { 'both-days': 24_500, gst: 500 });
  const lines = new Map([...charged.lines, ['one-day', line('one-day', 14_500, 'registration')] as const]);
  expect(shown(both, { ...charged, lines })).toEqual([['one-day', 14_500, 725]]);
});

it('makes a quote that adds up', () => {
  const [, boat, shirt] = refundableLines(receipt, chargedOf(receipt), taxed as never);
  const quote = quoteOfLines(receipt, boat && shirt ? [boat, shirt] : []);
  expect(quote).toMatchObject({ subtotal: 9_200, taxes: [{ code: 'gst', amount: 360 }], total: 9_560 });
  expect(quote.lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['boat', 7_200],
    ['shirt', 2_000],
  ]);
});

it('adds up to what is left, cent by cent, whatever the amounts', () => {
  for (const seed of Array.from({ length: 200 }, (_, at) => at + 1)) {
    const amount = (by: number) => ((seed * by) % 9_973) + 1;
    const lines = [line('a', amount(7)), line('b', amount(31)), line('c', amount(101))];
    const off = Math.floor(lines.reduce((sum, each) => sum + each.amount, 0) / ((seed % 5) + 2));
    const all = receiptOf([...lines, line('code', -off, 'discount')], [gst(amount(13))]);
    const rows = refundableLines(all, chargedOf(all), taxed as never);
    expect(rows.reduce((sum, left) => sum + left.net + taxOf(left), 0)).toBe(all.total);
  }
});
