import type { GroupDiscount } from '#engine/configuration/flow-document.ts';
import { type Text, textSaid } from '#engine/configuration/text.ts';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { formatMoney, formatPercent } from '#engine/format/money.ts';
import { percentOf, spread } from '#server/domain/fees/percent-of.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** A member with what they owe by themselves. */
export type Owing = { id: string; name: string; quote: Quote };

/** The discount that so many members have: that of the last number they reach. */
export function discountFor(discounts: readonly GroupDiscount[], members: number): GroupDiscount | undefined {
  return discounts.findLast(({ from }) => members >= from);
}

/**
 * What a group owes for members: a line for each after their own discounts, what the group saves on each, and taxes,
 * which go down in the same proportion as what they are counted from, halves of cents up for each member.
 */
export function quoteGroup(
  owing: readonly Owing[],
  discount: GroupDiscount | undefined,
  currency: string,
): Quote {
  const lines = owing.map(
    ({ id, name, quote }): FeeLine => ({
      id: `member-${id}`,
      category: 'registration',
      label: name,
      amount: quote.subtotal,
    }),
  );
  const saved = owing.map(({ quote }) => savedOf(quote.subtotal, discount));
  const off = sum(saved);
  const subtotal = sum(owing.map(({ quote }) => quote.subtotal)) - off;
  const taxes = new Map<string, Quote['taxes'][number]>();
  owing.forEach(({ quote }, index) => {
    for (const tax of quote.taxes) {
      const amount = tax.amount - shareOf(tax.amount, saved[index] ?? 0, quote.subtotal);
      taxes.set(tax.code, { ...tax, amount: (taxes.get(tax.code)?.amount ?? 0) + amount });
    }
  });
  const taxed = [...taxes.values()].filter(({ amount }) => amount > 0);
  return {
    currency,
    lines: discount && off > 0 ? [...lines, discountLine(discount, off)] : lines,
    subtotal,
    taxes: taxed,
    total: subtotal + sum(taxed.map(({ amount }) => amount)),
    complete: 'Y',
  };
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

function discountLine(discount: GroupDiscount, off: number): FeeLine {
  return { id: 'group-discount', category: 'discount', label: discountLabel(discount), amount: -off };
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
