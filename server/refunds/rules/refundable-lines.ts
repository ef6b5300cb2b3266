import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { spread } from '#server/prices/rules/percent-of.ts';
import type { Charged } from './refund-part.ts';

/** A line of a receipt with what is left of it: before tax with its discounts taken off, and each tax; in cents. */
export type LineLeft = {
  readonly line: FeeLine;
  readonly net: number;
  readonly taxes: ReadonlyMap<string, number>;
};

/**
 * What is left to refund of each line of a receipt, given what is left of its rows, also of those that a refunded change
 * put in their place. Lines of which nothing is left, and discounts, are left out; the nets and taxes of all lines add up
 * to what is left of the receipt.
 */
export function refundableLines(receipt: Quote, charged: Charged, taxed: FeesDocument['taxes']): LineLeft[] {
  const isItem = ({ category, undecided }: FeeLine) => category !== 'discount' && undecided !== 'Y';
  const printed = new Set(receipt.lines.map(({ id }) => id));
  const replaced = [...charged.lines.values()].filter(({ id }) => !printed.has(id));
  const items = [...receipt.lines, ...replaced].filter(isItem);
  const leftOf = ({ id }: FeeLine) => charged.lines.get(id)?.amount ?? 0;
  const nets = items.map(leftOf);
  for (const discount of receipt.lines.filter(({ category }) => category === 'discount')) {
    const shares = sharesOf(discount, items);
    const off = spread(-leftOf(discount), shares);
    for (const at of nets.keys()) nets[at] = (nets[at] ?? 0) - (off[at] ?? 0);
  }
  const lefts = items.flatMap((line, at) => {
    const net = nets[at] ?? 0;
    return net > 0 ? [{ line, net, taxes: new Map<string, number>() }] : [];
  });
  for (const { code, amount } of charged.taxes.values()) {
    if (amount <= 0) continue;
    const on = taxed.find((each) => each.code === code)?.categories;
    const isTaxed = ({ line: { category } }: LineLeft) =>
      category === 'discount' || on === undefined || on.includes(category);
    const parts = spread(
      amount,
      lefts.map((left) => (isTaxed(left) ? left.net : 0)),
    );
    for (const [at, left] of lefts.entries()) left.taxes.set(code, parts[at] ?? 0);
  }
  return lefts;
}

/** How much of a discount each line bears: as its receipt says, or in proportion on older ones. */
export function sharesOf({ parts }: FeeLine, items: readonly FeeLine[]): number[] {
  const known = items.map(({ id }) => parts?.find((part) => part.id === id)?.amount ?? 0);
  return known.some((amount) => amount > 0) ? known : items.map(({ amount }) => Math.max(0, amount));
}

/** The tax of a line, in cents. */
export const taxOf = ({ taxes }: LineLeft): number => [...taxes.values()].reduce((sum, tax) => sum + tax, 0);

/** The refund of lines of a receipt, as a quote. */
export function quoteOfLines(receipt: Quote, lefts: readonly LineLeft[]): Quote {
  const lines = lefts.map(({ line: { parts: _, ...line }, net }) => ({ ...line, amount: net }));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = receipt.taxes
    .map((tax) => ({
      ...tax,
      amount: lefts.reduce((sum, each) => sum + (each.taxes.get(tax.code) ?? 0), 0),
    }))
    .filter(({ amount }) => amount > 0);
  const total = taxes.reduce((sum, { amount }) => sum + amount, subtotal);
  return { currency: receipt.currency, lines, subtotal, taxes, total, complete: 'Y' };
}
