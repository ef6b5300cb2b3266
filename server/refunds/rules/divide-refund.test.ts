import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { total } from '#server/prices/rules/quote.ts';
import { addQuote } from '#server/refunds/charged-lines.ts';
import { differenceOf, differenceQuote } from './difference-of.ts';
import { divideRefund } from './divide-refund.ts';
import { FEW_CENTS } from './gather-cents.ts';
import { quoteOfCancellation } from './quote-of-cancellation.ts';
import { refundOf } from './refund-of.ts';
import type { Charged, TaxLine } from './refund-part.ts';

const categories = fc.subarray([...FEE_CATEGORIES], { minLength: 1 });
const someItems = fc
  .array(
    fc.record({
      category: fc.constantFrom(...FEE_CATEGORIES),
      // Several of the same price can be exchanged for each other without a receipt.
      amount: fc.oneof(
        fc.constantFrom(2_000, 4_500),
        fc.integer({ min: 5, max: 500 }).map((dollars) => dollars * 100),
      ),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .map((items) => items.map((item, at): FeeLine => ({ ...item, id: `item-${at}`, label: `Item ${at}` })));
const someTaxes = fc
  .array(fc.record({ percent: fc.constantFrom(5, 9.975, 13), categories }), { maxLength: 2 })
  .map((list) => list.map((tax, at) => ({ ...tax, code: `tax-${at}`, label: `Tax ${at}` })));
const aDiscount = fc.option(fc.record({ percent: fc.integer({ min: 1, max: 60 }), categories }), {
  nil: undefined,
});
const aPolicy = fc
  .record(
    { percent: fc.integer({ min: 0, max: 100 }), keeps: fc.integer({ min: 0, max: 3_000 }) },
    { requiredKeys: [] },
  )
  .map((rule) => ({ kind: 'cancellation' as const, code: 'cancellation', refunds: [rule] }));
/** The registration's lines after each change. */
const someChoices = fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { maxLength: 6 });

/** A charge with all that was ever refunded of it. */
type Charge = { left: number; receipt: Quote; refunds: Quote[] };

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

/** What is left of a charge's lines and taxes, as `chargedLines` reads it. */
function chargedOf({ receipt, refunds }: Charge): Charged {
  const lines = new Map<string, FeeLine>();
  const taxes = new Map<string, TaxLine>();
  addQuote({ lines, taxes }, receipt, 1);
  for (const quote of refunds) addQuote({ lines, taxes }, quote, -1);
  return { lines, taxes };
}

test('a fee that two charges bear does not say its whole tax twice', () => {
  const line = (id: string, amount: number): FeeLine => ({ id, category: 'workshop', label: id, amount });
  const gst = (amount: number): TaxLine => ({ code: 'gst', label: 'GST', percent: 5, amount });
  const charge = (left: number, item: FeeLine) => ({
    left,
    charged: { lines: new Map([[item.id, item]]), taxes: new Map([['gst', gst(left - item.amount)]]) },
  });
  const [clay, walk] = [line('clay', 2_000), line('walk', 1_000)];
  const fee = { ...line('kept', -2_500), detail: 'The tax on it, $ 1.25, is not refunded either.' };
  const keptIn = (items: FeeLine[], charges: ReturnType<typeof charge>[]) =>
    divideRefund(
      {
        currency: 'CAD',
        lines: [...items, fee],
        subtotal: 500,
        taxes: [gst(25)],
        total: 525,
        complete: 'Y',
      },
      charges,
      [],
    )?.flatMap((quote) => quote?.lines.filter(({ id }) => id === 'kept') ?? []);
  const two = keptIn([clay, walk], [charge(1_050, walk), charge(2_100, clay)]);
  expect(two).toHaveLength(2);
  for (const part of two ?? []) expect(part).not.toHaveProperty('detail');
  const all = line('all', 3_000);
  expect(keptIn([all], [charge(3_150, all)])).toEqual([fee]);
});

describe('what exchanges at an even price leave', () => {
  const workshop = (id: string, amount: number): FeeLine => ({ id, category: 'workshop', label: id, amount });
  const gst = (amount: number): TaxLine => ({ code: 'gst', label: 'GST', percent: 5, amount });
  const charge = (left: number, ...items: FeeLine[]) => ({
    left,
    charged: {
      lines: new Map(items.map((line) => [line.id, line])),
      taxes: new Map([['gst', gst(left - sum(items))]]),
    },
  });
  const divided = (lines: FeeLine[], tax: number, charges: ReturnType<typeof charge>[]) =>
    divideRefund(
      {
        currency: 'CAD',
        lines,
        subtotal: sum(lines),
        taxes: [gst(tax)],
        total: sum(lines) + tax,
        complete: 'Y',
      },
      charges,
      [],
    )?.map((quote) => quote && [quote.total, quote.lines.map(({ id, amount }) => [id, amount])]);
  const kept = workshop('kept', -2_500);

  test('a workshop taken in exchange is one line, though another card has a cent of room for it', () => {
    const [clay, walk, day] = [workshop('clay', 2_000), workshop('walk', 3_500), workshop('day', 24_500)];
    const charges = [charge(2_101, clay), charge(29_399, day, walk)];
    expect(divided([day, clay, workshop('song', 3_500), kept], 1_375, charges)).toEqual([
      [2_101, [['clay', 2_000]]],
      [
        26_774,
        [
          ['day', 24_500],
          ['song', 3_500],
          ['kept', -2_500],
        ],
      ],
    ]);
  });

  test('a card that lacks a few cents of its refund leaves it to one with room for all', () => {
    const walk = workshop('walk', 2_000);
    const clay = workshop('clay', 9_000);
    expect(divided([walk], 100, [charge(2_098, walk), charge(9_450, clay)])).toEqual([
      undefined,
      [2_100, [['walk', 2_000]]],
    ]);
  });
});

test('each part of a refund adds up, is of lines of its own charge, and is no more than what is left of it', () => {
  fc.assert(
    fc.property(
      someItems,
      someTaxes,
      aDiscount,
      aPolicy,
      someChoices,
      (items, taxes, discount, policy, choices) => {
        const fees = { taxes, currency: 'CAD' as const };
        const codes = discount
          ? [{ ...discount, code: 'TEN', kind: 'discount' as const, label: 'Ten percent off' }]
          : [];
        const owed = (has: readonly boolean[]) =>
          total(
            fees,
            items.filter((_, at) => has[at]),
            codes,
          );
        const by = { policy, taxes, today: '2027-01-01' };
        const charges: Charge[] = [];
        // What is taken in an even exchange is on no receipt; in others, the money for it is in part on an older one, and
        // after several of them no division may be possible.
        let exchanges = false;

        /** Whether a charge that has a line of a refund gets nothing: a few cents of it went to another. */
        const isJoined = (whole: Quote, divided: readonly (Quote | undefined)[] | undefined) =>
          charges.some(
            (charge, at) =>
              !divided?.[at] &&
              whole.lines.some(({ id }) => (chargedOf(charge).lines.get(id)?.amount ?? 0) > 0),
          );

        /** Refunds a whole, and checks its parts. */
        const refund = (whole: Quote) => {
          expect(sum(whole.lines)).toBe(whole.subtotal);
          expect(whole.subtotal + sum(whole.taxes)).toBe(whole.total);
          if (whole.total === 0) return;
          const divided = divideRefund(
            whole,
            charges.map((charge) => ({ left: charge.left, charged: chargedOf(charge) })),
            taxes,
          );
          if (exchanges && !divided) return;
          expect(divided).toBeDefined();
          const parts = (divided ?? []).flatMap((quote, at) => {
            const charge = charges[at];
            return quote && charge ? [{ quote, charge }] : [];
          });
          expect(parts.reduce((all, { quote }) => all + quote.total, 0)).toBe(whole.total);
          for (const { quote, charge } of parts) {
            expect(sum(quote.lines)).toBe(quote.subtotal);
            expect(quote.subtotal + sum(quote.taxes)).toBe(quote.total);
            expect(quote.total).toBeLessThanOrEqual(charge.left);
            expect(quote.total).toBeGreaterThanOrEqual(0);
            for (const { id, category, amount } of quote.lines) {
              // Cents of a discount that is rounded may move between receipts.
              if (amount > 0 && category !== 'discount' && !exchanges && !isJoined(whole, divided))
                expect(chargedOf(charge).lines.get(id)?.amount).toBeGreaterThan(amount - FEW_CENTS);
            }
          }
          for (const { quote, charge } of parts) {
            const totalOf = (other: Charge) => parts.find((part) => part.charge === other)?.quote.total ?? 0;
            const withRoom = charges.filter(
              (other) => other !== charge && totalOf(other) > 0 && other.left - totalOf(other) >= quote.total,
            );
            if (quote.total > 0 && quote.total < FEW_CENTS) expect(withRoom).toEqual([]);
          }
          for (const { quote, charge } of parts) {
            charge.refunds.push(quote);
            charge.left -= quote.total;
          }
        };

        let has = items.map(() => true);
        const first = owed(has);
        charges.push({ left: first.total, receipt: first, refunds: [] });
        for (const next of choices) {
          const difference = differenceOf({ before: owed(has), after: owed(next), ...by });
          const adds = next.some((each, at) => each && !has[at]);
          const removes = has.some((each, at) => each && !next[at]);
          exchanges ||= adds && removes;
          if (difference.difference > 0) {
            const receipt = differenceQuote(difference, 1);
            charges.unshift({ left: receipt.total, receipt, refunds: [] });
          } else refund(differenceQuote(difference, -1));
          has = next;
        }
        const cancelled = refundOf({ quote: owed(has), ...by });
        const left = charges.reduce((all, charge) => all + charge.left, 0);
        refund(quoteOfCancellation(cancelled, Math.min(left, cancelled.back)));
      },
    ),
    { numRuns: 500 },
  );
});
