import type { FeesDocument } from '#engine/configuration/fees-document.ts';
import type { GroupDiscount } from '#engine/configuration/flow-document.ts';
import { type Text, textSaid } from '#engine/configuration/text.ts';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { formatMoney, formatPercent } from '#engine/format/money.ts';
import { withoutDiscounts } from '#server/domain/cancellation/refund-of.ts';
import { percentOf, spread } from '#server/domain/fees/percent-of.ts';
import { GROUP_DISCOUNT } from '#server/domain/fees/quote.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** A member with what they owe by themselves. */
export type Owing = { id: string; name: string; quote: Quote };

/** The discount that so many members have: that of the last number they reach. */
export function discountFor(discounts: readonly GroupDiscount[], members: number): GroupDiscount | undefined {
  return discounts.findLast(({ from }) => members >= from);
}

/** What of an event's fees groups are quoted by: which categories each tax is on. */
export type Taxes = FeesDocument['taxes'];

/**
 * What a group owes for members: a line for each after their own discounts, what the group saves on each, and the taxes
 * on what is left.
 */
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

/** What a group pays for a member: their quote with the group's discount as a line that is taken off all others. */
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
      // A tax that the event no longer has goes down in proportion: nobody knows what it was on.
      const amount = on
        ? percentOf(left, tax.percent)
        : tax.amount - shareOf(tax.amount, off, quote.subtotal);
      return { ...tax, amount };
    })
    .filter(({ amount }) => amount > 0);
  const total = subtotal + sum(taxes.map(({ amount }) => amount));
  return { ...quote, lines: [...quote.lines, line], subtotal, taxes, total };
}

/** Never more than somebody owes. */
function savedOf(owed: number, discount: GroupDiscount | undefined): number {
  if (!discount) return 0;
  const { percent, amount = 0 } = discount;
  return Math.min(owed, percent === undefined ? amount : percentOf(owed, percent));
}

/** What of a tax falls away with a part of what it is counted from. */
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
