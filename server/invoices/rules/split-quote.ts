import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { spread } from '#server/prices/rules/percent-of.ts';
import { sharesOf } from '#server/refunds/rules/refundable-lines.ts';
import { openLines } from './adjusted-quote.ts';

/** A line of an unpaid quote in cents: with its discounts taken off, and its taxes by their code. */
export type BilledLine = {
  readonly line: FeeLine;
  readonly net: number;
  readonly taxes: ReadonlyMap<string, number>;
};

/** The lines that can go onto an invoice of their own, those without anything left to pay among them. */
export function billedLines(quote: Quote, taxed: FeesDocument['taxes']): BilledLine[] {
  const owed = new Map(openLines(quote, taxed).map((each) => [each.line.id, each]));
  return itemsOf(quote).map((line) => owed.get(line.id) ?? { line, net: 0, taxes: new Map() });
}

/** The same with the taxes of each line in proportion to known ones, such as those of a group's member. */
export function withTaxes(
  quote: Quote,
  lines: readonly BilledLine[],
  known: (line: FeeLine) => Quote['taxes'],
): BilledLine[] {
  const taxes = lines.map(() => new Map<string, number>());
  for (const { code, amount } of quote.taxes) {
    const weights = lines.map(({ line }) => known(line).find((tax) => tax.code === code)?.amount ?? 0);
    const shares = spread(amount, weights);
    for (const [at, share] of shares.entries()) taxes[at]?.set(code, share);
  }
  return lines.map((each, at) => ({ ...each, taxes: taxes[at] ?? each.taxes }));
}

/** What a line comes to with its taxes, in cents. */
export const amountOf = ({ net, taxes }: BilledLine): number =>
  [...taxes.values()].reduce((sum, tax) => sum + tax, net);

/**
 * An unpaid quote as two: of some lines, with their part of each discount and their taxes, and of the rest. Both add up
 * to the whole, line by line and tax by tax.
 */
export function splitQuote(
  quote: Quote,
  lines: readonly BilledLine[],
  moved: ReadonlySet<string>,
): { stays: Quote; moves: Quote } {
  const items = itemsOf(quote);
  const sideOf = (isMoved: boolean): FeeLine[] =>
    quote.lines.flatMap((line) => {
      if (line.category !== 'discount') return moved.has(line.id) === isMoved ? [line] : [];
      const shares = spread(-line.amount, sharesOf(line, items));
      const parts = items.flatMap(({ id }, at) => {
        const amount = shares[at] ?? 0;
        return amount > 0 && moved.has(id) === isMoved ? [{ id, amount }] : [];
      });
      return parts.length === 0 ? [] : [{ ...line, amount: -sumOf(parts), parts }];
    });
  const taxes = quote.taxes.map((tax) => {
    const amount = lines
      .filter(({ line }) => moved.has(line.id))
      .reduce((sum, each) => sum + (each.taxes.get(tax.code) ?? 0), 0);
    return { moves: { ...tax, amount }, stays: { ...tax, amount: tax.amount - amount } };
  });
  return {
    stays: quoteOf(
      quote,
      sideOf(false),
      taxes.map(({ stays }) => stays),
    ),
    moves: quoteOf(
      quote,
      sideOf(true),
      taxes.map(({ moves }) => moves),
    ),
  };
}

const itemsOf = ({ lines }: Quote) => lines.filter(({ category }) => category !== 'discount');

function quoteOf(whole: Quote, lines: FeeLine[], taxes: Quote['taxes']): Quote {
  const subtotal = sumOf(lines);
  const due = taxes.filter(({ amount }) => amount > 0);
  return { ...whole, lines, subtotal, taxes: due, total: subtotal + sumOf(due) };
}

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
