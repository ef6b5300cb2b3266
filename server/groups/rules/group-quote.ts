import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import type { GroupDiscount } from '#engine/event/documents/flow/schema.ts';
import { formatMoney, formatPercent } from '#engine/form/format/money.ts';
import { type Text, textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { percentOf, spread } from '#server/prices/rules/percent-of.ts';
import { GROUP_DISCOUNT } from '#server/prices/rules/quote.ts';
import { withoutDiscounts } from '#server/refunds/rules/refund-of.ts';

/** A member with their own quote. */
export type Owing = { id: string; name: string; quote: Quote };

/** The discount for a number of members: that of the largest threshold reached. */
export function discountFor(discounts: readonly GroupDiscount[], members: number): GroupDiscount | undefined {
  return discounts.findLast(({ from }) => members >= from);
}

/** The event's taxes with their categories. */
export type Taxes = FeesDocument['taxes'];

/** A group's quote: a line per member after their own discounts, the group discount on each, and taxes. */
export function quoteGroup(
  owing: readonly Owing[],
  discount: GroupDiscount | undefined,
  { currency, taxes: taxed }: { currency: string; taxes: Taxes },
): Quote {
  const lines = owing.map(
    ({ id, name, quote }): FeeLine => ({
      id: `member-${id}`,
      category: 'registration',
      label: name,
      amount: quote.subtotal,
    }),
  );
  const paid = owing.map(({ id, quote }) => ({ id, quote, left: quoteInGroup(quote, discount, taxed) }));
  const parts = paid.flatMap(({ id, quote, left }) =>
    left.subtotal < quote.subtotal ? [{ id: `member-${id}`, amount: quote.subtotal - left.subtotal }] : [],
  );
  const subtotal = sum(paid.map(({ left }) => left.subtotal));
  const taxes = new Map<string, Quote['taxes'][number]>();
  for (const tax of paid.flatMap(({ left }) => left.taxes)) {
    taxes.set(tax.code, { ...tax, amount: (taxes.get(tax.code)?.amount ?? 0) + tax.amount });
  }
  const inAll = [...taxes.values()];
  return {
    currency,
    lines: discount && parts.length > 0 ? [...lines, discountLine(discount, parts)] : lines,
    subtotal,
    taxes: inAll,
    total: subtotal + sum(inAll.map(({ amount }) => amount)),
    complete: 'Y',
  };
}

/** A member's quote within a group: the group discount is a line that reduces all others. */
export function quoteInGroup(quote: Quote, discount: GroupDiscount | undefined, taxed: Taxes): Quote {
  const off = savedOf(quote.subtotal, discount);
  if (!discount || off === 0) return { ...quote, taxes: quote.taxes.filter(({ amount }) => amount > 0) };
  const before = withoutDiscounts(quote);
  const shares = spread(
    off,
    before.map(({ net }) => net),
  );
  const parts = before.flatMap(({ id }, at) => (shares[at] ? [{ id, amount: shares[at] }] : []));
  const line = { ...discountLine(discount, parts), amount: -off };
  const subtotal = quote.subtotal - off;
  const taxes = quote.taxes
    .map((tax) => {
      const on = taxed.find(({ code }) => code === tax.code)?.categories;
      const left = before.reduce(
        (all, { category, net }, at) => all + (!on || on.includes(category) ? net - (shares[at] ?? 0) : 0),
        0,
      );
      // A tax that the event no longer has is reduced in proportion, as its categories are unknown.
      const amount = on
        ? percentOf(left, tax.percent)
        : tax.amount - shareOf(tax.amount, off, quote.subtotal);
      return { ...tax, amount };
    })
    .filter(({ amount }) => amount > 0);
  const total = subtotal + sum(taxes.map(({ amount }) => amount));
  return { ...quote, lines: [...quote.lines, line], subtotal, taxes, total };
}

/** At most the amount due. */
function savedOf(owed: number, discount: GroupDiscount | undefined): number {
  if (!discount) return 0;
  const { percent, amount = 0 } = discount;
  return Math.min(owed, percent === undefined ? amount : percentOf(owed, percent));
}

/** The part of a tax that belongs to a part of its base. */
function shareOf(tax: number, part: number, whole: number): number {
  return spread(tax, [part, whole - part])[0] ?? 0;
}

function discountLine(discount: GroupDiscount, parts: NonNullable<FeeLine['parts']>): FeeLine {
  const off = sum(parts.map(({ amount }) => amount));
  return { id: GROUP_DISCOUNT, category: 'discount', label: discountLabel(discount), amount: -off, parts };
}

function discountLabel({ from, percent, amount = 0 }: GroupDiscount): Text {
  return percent === undefined
    ? inEveryLanguage('fees.groupAmountOff', {
        from,
        amount: textSaid((locale) => formatMoney(amount / 100, locale)),
      })
    : inEveryLanguage('fees.groupPercentOff', {
        from,
        percent: textSaid((locale) => formatPercent(percent / 100, locale)),
      });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
