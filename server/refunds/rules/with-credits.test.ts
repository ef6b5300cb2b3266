import { expect, it } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { differenceOf } from './difference-of.ts';
import { quoteWithout } from './quote-without.ts';
import { refundOf } from './refund-of.ts';
import { withCredits } from './with-credits.ts';

const text = (en: string) => ({ en, fr: en });
const line = (id: string, category: FeeLine['category'], amount: number): FeeLine => ({
  id,
  category,
  label: text(id),
  amount,
});
const gst = (amount: number) => ({ code: 'gst', label: text('GST'), percent: 5, amount });
function quoteOf(lines: FeeLine[], tax: number): Quote {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { currency: 'CAD', lines, subtotal, taxes: [gst(tax)], total: subtotal + tax, complete: 'Y' };
}
const conference = line('conference', 'registration', 20_000);
const boat = line('boat', 'workshop', 8_000);
const paid = quoteOf([conference, boat], 1_400);
const boatBack = quoteOf([boat], 400);
const policy = { kind: 'cancellation', code: 'cancellation', refunds: [{ keeps: 2_500 }] } as never;
const taxes = [{ code: 'gst', label: text('GST'), percent: 5 }] as never;
const today = '2027-01-01';

it('takes a refund off the line that it was for, with its tax', () => {
  const left = withCredits(paid, [boatBack]);
  expect([left.subtotal, left.taxes, left.total]).toEqual([20_000, [gst(1_000)], 21_000]);
});

it('keeps the cancellation fee, and refunds nothing twice', () => {
  const {
    back,
    kept,
    kept_tax = 0,
  } = refundOf({ quote: withCredits(paid, [boatBack]), policy, taxes, today });
  expect([back, kept + kept_tax]).toEqual([21_000 - 2_625, 2_625]);
});

it('gives nothing more for a line that is dropped, and charges nothing for one that stays', () => {
  const credits = [boatBack];
  const before = withCredits(paid, credits);
  const differenceTo = (after: Quote) =>
    differenceOf({ before, after: withCredits(after, credits), policy, taxes, today }).difference;
  expect(differenceTo(paid)).toBe(0);
  expect(differenceTo(quoteOf([conference], 1_000))).toBe(0);
  expect(quoteWithout(before, new Set(['boat']), taxes).total).toBe(before.total);
});

it('takes off no more than there is, whatever was refunded', () => {
  const all = withCredits(paid, [paid, boatBack, paid]);
  expect([all.subtotal, all.total]).toEqual([0, 0]);
  expect(withCredits(paid, [])).toBe(paid);
});
