import type { RefundLine, RefundQuote } from '#engine/contract/cancellation.ts';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { CancellationDocument, RefundRule } from '#engine/event/documents/cancellation/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import type { FeeCategory } from '#engine/event/properties/money.ts';
import { isYes } from '#engine/form/field/flag.ts';

/** The basis of a refund. */
export type RefundInput = {
  /** The paid quote. */
  quote: Quote;
  policy: CancellationDocument | undefined;
  /** The event's taxes with their categories. */
  taxes: FeesDocument['taxes'];
  /** The day in the event's time zone. */
  today: string;
};

/** A fee less its part of the discounts. */
export type PaidLine = FeeLine & { category: FeeCategory; net: number };
type Decided = { line: PaidLine; rule: RefundRule | undefined; kept: boolean; back: number };

/** Decides the refund of a cancellation by line, in cents: at most what was paid, nothing without a policy. */
export function refundOf({ quote, policy, taxes, today }: RefundInput): RefundQuote {
  const decided = withoutDiscounts(quote).map((line) => decide(line, policy, today));
  const kept = keptOf(decided);
  const afterFees = spread(decided, kept);
  const lines = decided.map(
    ({ line, rule, kept: isKept, back }): RefundLine => ({
      id: line.id,
      category: line.category,
      label: line.label,
      ...(line.detail !== undefined && { detail: line.detail }),
      paid: line.net,
      back,
      ...(isKept && { kept: 'Y' as const }),
      ...(rule?.until !== undefined && back > 0 && { until: rule.until }),
    }),
  );
  const taxLines = quote.taxes.map(({ code, label, percent, amount }) => {
    const on = taxes.find((tax) => tax.code === code)?.categories;
    const isTaxed = ({ line }: Decided) => on === undefined || on.includes(line.category);
    const net = sum(decided.filter(isTaxed).map(({ line }) => line.net));
    const back = sum(afterFees.filter((_, at) => isTaxed(decided[at] as Decided)));
    const before = sum(decided.filter(isTaxed).map((each) => each.back));
    const taxOf = (part: number) => (net === 0 ? 0 : Math.round((amount * part) / net));
    return { code, label, percent, paid: amount, back: taxOf(back), onKept: taxOf(before) - taxOf(back) };
  });
  const keptTax = sum(taxLines.map(({ onKept }) => onKept));
  return {
    currency: quote.currency,
    lines,
    taxes: taxLines.map(({ onKept: _, ...line }) => line),
    kept,
    ...(keptTax > 0 && { kept_tax: keptTax }),
    paid: quote.total,
    back: Math.min(quote.total, sum(afterFees) + sum(taxLines.map(({ back }) => back))),
  };
}

/**
 * Fees less their parts of discounts: as stated by each discount, otherwise in proportion, with the remaining cents
 * from the largest on.
 */
export function withoutDiscounts({ lines }: Quote): PaidLine[] {
  const discounts = lines.filter(({ category }) => category === 'discount');
  const owed = lines.flatMap((line) =>
    line.category === 'discount' || isYes(line.undecided) ? [] : [{ ...line, category: line.category }],
  );
  const nets = owed.map(({ id, amount }) => {
    const parts = discounts.flatMap((discount) => discount.parts?.filter((part) => part.id === id) ?? []);
    return amount - sum(parts.map((part) => part.amount));
  });
  const undivided = -sum(discounts.flatMap(({ parts, amount }) => (parts ? [] : [amount])));
  const shares = inProportion(nets, undivided);
  return owed.map((line, at) => ({ ...line, net: (nets[at] ?? 0) - (shares[at] ?? 0) }));
}

function decide(line: PaidLine, policy: CancellationDocument | undefined, today: string): Decided {
  if (line.category === 'membership' && isYes(policy?.keeps_membership, false)) {
    return { line, rule: undefined, kept: true, back: 0 };
  }
  const rule = policy?.refunds.find(
    ({ categories, until }) =>
      (categories === undefined || categories.includes(line.category)) &&
      (until === undefined || today <= until),
  );
  return { line, rule, kept: false, back: rule ? backBy(rule, line.net) : 0 };
}

function backBy({ percent = 100, amount }: RefundRule, net: number): number {
  return amount === undefined ? Math.round((net * percent) / 100) : Math.min(amount, net);
}

/** The amounts that rules keep once, each at most its refund. */
function keptOf(decided: readonly Decided[]): number {
  const rules = new Set(decided.flatMap(({ rule }) => (rule?.keeps === undefined ? [] : [rule])));
  return sum([...rules].map((rule) => Math.min(rule.keeps ?? 0, sum(backsBy(decided, rule)))));
}

const backsBy = (decided: readonly Decided[], rule: RefundRule) =>
  decided.filter((each) => each.rule === rule).map(({ back }) => back);

/** The refund of each line after the kept amounts are deducted from their lines. */
function spread(decided: readonly Decided[], kept: number): number[] {
  const keeping = decided.map(({ rule, back }) => (rule?.keeps === undefined ? 0 : back));
  const parts = inProportion(keeping, kept);
  return decided.map(({ back }, at) => back - (parts[at] ?? 0));
}

/** Parts of a whole in proportion to some amounts, in whole cents that add up to it. */
function inProportion(amounts: readonly number[], whole: number): number[] {
  const all = sum(amounts);
  if (all === 0) return amounts.map(() => 0);
  const parts = amounts.map((amount) => Math.floor((amount * whole) / all));
  let left = whole - sum(parts);
  for (const at of amounts.map((_, index) => index).sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0))) {
    if (left <= 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
