import type { Difference } from '#engine/contract/change.ts';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { CancellationDocument } from '#engine/event/documents/cancellation/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { FEE_CATEGORIES, type FeeCategory } from '#engine/event/properties/money.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { spread } from '#server/prices/rules/percent-of.ts';
import { refundOf, withoutDiscounts } from './refund-of.ts';
import { keptLine, keptPart } from './retained-part.ts';

/** The basis of a difference. */
export type DifferenceInput = {
  /** The paid quote. */
  before: Quote;
  after: Quote;
  policy: CancellationDocument | undefined;
  /** The event's taxes with their categories. */
  taxes: FeesDocument['taxes'];
  /** The day in the event's time zone. */
  today: string;
};

/**
 * Decides the difference of a change by line, in cents. Everything paid counts in full towards the new choice; only the
 * excess is refunded under the cancellation policy, without its one-time fee.
 */
export function differenceOf({ before, after, ...by }: DifferenceInput): Difference {
  const whole = after.total - before.total;
  const back = backOf({ before, after, ...by });
  return differenceBetween(before, after, whole < 0 ? 0 - back : whole);
}

/** The difference between two quotes by line, with the decided total; in cents. */
export function differenceBetween(before: Quote, after: Quote, decided: number): Difference {
  const taxes = signedTaxes(before, after);
  const whole = after.total - before.total;
  const back = taxes.map(({ amount }) => 0 - amount);
  const part = keptPart(back, 0 - whole, Math.max(0, decided - whole));
  const keptTax = part.taxes.reduce((sum, amount) => sum + amount, 0);
  return {
    currency: after.currency,
    lines: signedLines(before, after),
    taxes: taxes
      .map((tax, at) => ({ ...tax, amount: tax.amount + (part.taxes[at] ?? 0) }))
      .filter(({ amount }) => amount !== 0),
    kept: part.kept,
    ...(keptTax > 0 && { kept_tax: keptTax }),
    difference: decided,
  };
}

/** A difference as a quote for a receipt; `sign` is −1 for refunds. */
export function differenceQuote(
  { currency, lines, taxes, kept, kept_tax = 0, difference }: Difference,
  sign: 1 | -1,
): Quote {
  const as = (amount: number) => (sign === 1 ? amount : 0 - amount);
  const keeping = kept > 0 ? [keptLine(notRefunded, 0 - as(kept), kept_tax)] : [];
  const signed = [...lines.map((line) => ({ ...line, amount: as(line.amount) })), ...keeping];
  return {
    currency,
    lines: signed,
    subtotal: signed.reduce((sum, { amount }) => sum + amount, 0),
    taxes: taxes.map((tax) => ({ ...tax, amount: as(tax.amount) })),
    total: as(difference),
    complete: 'Y',
  };
}

function signedLines(before: Quote, after: Quote): FeeLine[] {
  const gone = before.lines
    .filter(({ id }) => !after.lines.some((line) => line.id === id))
    .map((line) => whole(line, -line.amount));
  const others = after.lines.map((line) =>
    whole(line, line.amount - (before.lines.find(({ id }) => id === line.id)?.amount ?? 0)),
  );
  const order = [...FEE_CATEGORIES, 'discount'] as const;
  const all = [...gone, ...others].filter(({ amount }) => amount !== 0);
  return order.flatMap((category) => all.filter((line) => line.category === category));
}

/** A line with another amount; the parts of a discount belong to its quote. */
function whole({ parts: _, ...line }: FeeLine, amount: number): FeeLine {
  return { ...line, amount };
}

function signedTaxes(before: Quote, after: Quote): Quote['taxes'] {
  const all = [...after.taxes, ...before.taxes];
  const codes = [...new Set(all.map(({ code }) => code))];
  const amountIn = ({ taxes }: Quote, code: string) => taxes.find((tax) => tax.code === code)?.amount ?? 0;
  return codes
    .flatMap((code) => all.find((tax) => tax.code === code) ?? [])
    .map((tax) => ({ ...tax, amount: amountIn(after, tax.code) - amountIn(before, tax.code) }))
    .filter(({ amount }) => amount !== 0);
}

/** The refund of the excess under the policy: each category in proportion to its reduction. */
function backOf({ before, after, policy, taxes, today }: DifferenceInput): number {
  const [had, has] = [byCategory(before), byCategory(after)];
  const less = FEE_CATEGORIES.map((category) => Math.max(0, had(category) - has(category)));
  const over = Math.max(0, before.subtotal - after.subtotal);
  const parts = spread(over, less);
  const lines = FEE_CATEGORIES.map((category, at) => ({
    id: category,
    category,
    label: category,
    amount: parts[at] ?? 0,
  })).filter(({ amount }) => amount > 0);
  const lessTax = signedTaxes(after, before).filter(({ amount }) => amount > 0);
  const total = before.total - after.total;
  const { back } = refundOf({
    quote: { currency: before.currency, lines, taxes: lessTax, subtotal: over, total, complete: 'Y' },
    policy: policy && { ...policy, refunds: policy.refunds.map(({ keeps: _once, ...rule }) => rule) },
    taxes,
    today,
  });
  return back;
}

/** The amount paid in each category after discounts. */
function byCategory(quote: Quote): (category: FeeCategory) => number {
  const lines = withoutDiscounts(quote);
  return (category) =>
    lines.filter((line) => line.category === category).reduce((sum, { net }) => sum + net, 0);
}

const notRefunded = inEveryLanguage('changes.kept');
