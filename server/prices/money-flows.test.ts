import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { quoteGroup, quoteInGroup } from '#server/groups/rules/group-quote.ts';
import { differenceOf, differenceQuote } from '#server/refunds/rules/difference-of.ts';
import { quoteOfCancellation } from '#server/refunds/rules/quote-of-cancellation.ts';
import { refundOf, withoutDiscounts } from '#server/refunds/rules/refund-of.ts';
import { limitedRefund } from '#server/refunds/rules/retained-part.ts';
import { GROUP_DISCOUNT, total } from './rules/quote.ts';

const categories = fc.subarray([...FEE_CATEGORIES], { minLength: 1 });
const someLines = fc
  .array(
    fc.record({ category: fc.constantFrom(...FEE_CATEGORIES), amount: fc.integer({ min: 0, max: 50_000 }) }),
    { maxLength: 7 },
  )
  .map((lines) =>
    FEE_CATEGORIES.flatMap((each) => lines.filter(({ category }) => category === each)).map(
      (line, at): FeeLine => ({ ...line, id: `line-${at}`, label: `Line ${at}` }),
    ),
  );
const aDiscount: fc.Arbitrary<Omit<Discount, 'code'>> = fc
  .record(
    {
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 20_000 }),
      categories,
    },
    { requiredKeys: [] },
  )
  .map((given) => ({ kind: 'discount' as const, label: 'Code', ...given }));
const someDiscounts = fc
  .array(aDiscount, { maxLength: 3 })
  .map((list) => list.map((each, at) => ({ ...each, code: `CODE${at}` })));
const someTaxes = fc
  .array(fc.record({ percent: fc.constantFrom(5, 7, 9.975, 13), categories }), { maxLength: 2 })
  .map((list) => list.map((tax, at) => ({ ...tax, code: `tax-${at}`, label: `Tax ${at}` })));
const aGroupDiscount = fc.oneof(
  fc.constant(undefined),
  fc.record({ from: fc.constant(2), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ from: fc.constant(2), amount: fc.integer({ min: 1, max: 20_000 }) }),
);
const aRule = fc.record(
  {
    categories,
    percent: fc.integer({ min: 0, max: 100 }),
    amount: fc.integer({ min: 0, max: 10_000 }),
    keeps: fc.integer({ min: 0, max: 10_000 }),
  },
  { requiredKeys: [] },
);
const aPolicy = fc.record({
  kind: fc.constant('cancellation' as const),
  code: fc.constant('cancellation'),
  refunds: fc.array(aRule, { maxLength: 3 }),
  keeps_membership: fc.constantFrom('Y' as const, 'N' as const),
});
const feesOf = (taxes: FeesDocument['taxes']): FeesDocument => ({
  kind: 'fees',
  code: 'fees',
  currency: 'CAD',
  fees: [],
  taxes,
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const amountsOf = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));

/** Lines and taxes of a receipt come to its total, and each discount is no more and no less than its parts. */
function addsUp(quote: Quote): void {
  expect(amountsOf(quote.lines)).toBe(quote.subtotal);
  expect(quote.subtotal + amountsOf(quote.taxes)).toBe(quote.total);
  for (const { category, parts, amount } of quote.lines) {
    if (category === 'discount' && parts) expect(amountsOf(parts)).toBe(-amount);
  }
  for (const { net } of withoutDiscounts(quote)) expect(net).toBeGreaterThanOrEqual(0);
  expect(sum(withoutDiscounts(quote).map(({ net }) => net))).toBe(quote.subtotal);
}

test('every table of a registration adds up: paid alone or by a group, changed, and cancelled', () => {
  fc.assert(
    fc.property(
      someLines,
      someDiscounts,
      someTaxes,
      aGroupDiscount,
      aPolicy,
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      (lines, discounts, taxes, ofGroup, policy, stays) => {
        const fees = feesOf(taxes);
        const by = { policy, taxes, today: '2027-01-01' };
        const alone = total(fees, lines, discounts);
        addsUp(alone);
        const paid = quoteInGroup(alone, ofGroup, taxes);
        addsUp(paid);
        const group = quoteGroup(
          [
            { id: 'a', name: 'A', quote: alone },
            { id: 'b', name: 'B', quote: alone },
          ],
          ofGroup,
          fees,
        );
        addsUp(group);
        expect(group.total).toBe(2 * paid.total);

        const changed = total(
          fees,
          lines.filter((_, at) => stays[at]),
          discounts,
          paid.lines.filter(({ id }) => id === GROUP_DISCOUNT),
        );
        addsUp(changed);
        const difference = differenceOf({ before: paid, after: changed, ...by });
        for (const sign of [1, -1] as const) {
          const quote = differenceQuote(difference, sign);
          expect(amountsOf(quote.lines)).toBe(quote.subtotal);
          expect(quote.subtotal + amountsOf(quote.taxes)).toBe(quote.total);
        }

        for (const owed of [alone, paid, changed]) {
          const refund = refundOf({ quote: owed, ...by });
          const rows = [...refund.lines, ...refund.taxes];
          expect(sum(rows.map((row) => row.paid))).toBe(refund.paid);
          expect(sum(rows.map((row) => row.back)) - refund.kept).toBe(refund.back);
          expect(refund.paid).toBe(owed.total);
          for (const row of rows) expect(row.back).toBeLessThanOrEqual(row.paid);
          // As much as can be refunded: all, some, or nothing.
          for (const share of [1, 0.6, 0]) {
            const limited = limitedRefund(refund, Math.round(refund.back * share));
            const { kept, kept_tax = 0, deducted = 0, deducted_tax = 0 } = limited;
            const listed = sum([...limited.lines, ...limited.taxes].map((row) => row.back));
            expect(listed - kept - deducted).toBe(limited.back);
            for (const tax of limited.taxes) expect(tax.back).toBeGreaterThanOrEqual(0);
            expect(deducted + deducted_tax).toBe(refund.back - limited.back);
            expect(sum(limited.lines.map((row) => row.back))).toBeGreaterThanOrEqual(kept + deducted);
            const paper = quoteOfCancellation(limited, limited.back);
            expect([paper.total, amountsOf(paper.lines)]).toEqual([limited.back, paper.subtotal]);
            expect(paper.subtotal + amountsOf(paper.taxes)).toBe(paper.total);
            expect(kept_tax).toBe(refund.kept_tax ?? 0);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('what stays the same after a change owes what it owed: nothing is charged and nothing goes back', () => {
  fc.assert(
    fc.property(someLines, someDiscounts, someTaxes, aGroupDiscount, (lines, discounts, taxes, ofGroup) => {
      const fees = feesOf(taxes);
      const paid = quoteInGroup(total(fees, lines, discounts), ofGroup, taxes);
      const given = paid.lines.filter(({ id }) => id === GROUP_DISCOUNT);
      expect(total(fees, lines, discounts, given)).toEqual(paid);
    }),
  );
});

test('a discount of a category takes nothing off a line of another', () => {
  const line = (id: string, category: FeeLine['category'], amount: number): FeeLine => ({
    id,
    category,
    label: id,
    amount,
  });
  const lines = [
    line('fee', 'conference', 14_500),
    line('member', 'membership', 6_000),
    line('shirt', 'merchandise', 2_500),
  ];
  const ten: Discount = {
    code: 'TEN',
    kind: 'discount',
    label: 'Ten percent off the conference',
    percent: 10,
    categories: ['conference'],
  };
  const nets = withoutDiscounts(total(feesOf([]), lines, [ten])).map(({ net }) => net);
  expect(nets).toEqual([13_050, 6_000, 2_500]);
});
