import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import type { FeeCategory } from '#engine/event/properties/money.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { percentOf } from '#server/prices/rules/percent-of.ts';
import { addQuote } from '#server/refunds/charged-lines.ts';
import { partOfQuote } from '#server/refunds/rules/part-of-quote.ts';
import { type LineLeft, quoteOfLines, refundableLines } from '#server/refunds/rules/refundable-lines.ts';

type Taxes = FeesDocument['taxes'];

/** A fee that an organizer adds, in cents before tax. */
export type AddedFee = {
  readonly id: string;
  readonly label: Text;
  readonly category: FeeCategory;
  readonly amount: number;
};

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** A fee with the taxes of its category, as a quote of its own. */
export function quoteOfFee({ id, label, category, amount }: AddedFee, taxed: Taxes, currency: string): Quote {
  const taxes = taxed
    .filter(({ categories }) => categories.includes(category))
    .map(({ code, label: name, percent }) => ({
      code,
      label: name,
      percent,
      amount: percentOf(amount, percent),
    }))
    .filter((tax) => tax.amount > 0);
  return {
    currency,
    lines: [{ id, category, label, amount }],
    subtotal: amount,
    taxes,
    total: amount + sumOf(taxes),
    complete: 'Y',
  };
}

/** Two quotes as one, line by line. */
export function bothQuotes(first: Quote | undefined, second: Quote): Quote {
  if (!first) return second;
  const codes = [...new Set([...first.taxes, ...second.taxes].map(({ code }) => code))];
  const taxes = codes.flatMap((code) => {
    const same = [...first.taxes, ...second.taxes].filter((tax) => tax.code === code);
    return same.slice(0, 1).map((tax) => ({ ...tax, amount: sumOf(same) }));
  });
  const subtotal = first.subtotal + second.subtotal;
  return {
    ...first,
    lines: [...first.lines, ...second.lines],
    subtotal,
    taxes,
    total: subtotal + sumOf(taxes),
  };
}

/** The lines of an unpaid quote with their discounts taken off, each with its taxes. */
export function openLines(quote: Quote, taxed: Taxes): LineLeft[] {
  const charged = { lines: new Map<string, FeeLine>(), taxes: new Map<string, Quote['taxes'][number]>() };
  addQuote(charged, quote, 1);
  return refundableLines(quote, charged, taxed);
}

/** A part of an unpaid quote, in cents with its taxes, in proportion of its lines. */
export function partOf(quote: Quote, amount: number, taxed: Taxes): Quote {
  return partOfQuote(quoteOfLines(quote, openLines(quote, taxed)), 0, amount);
}

/** An unpaid quote less a part of it, which one discount takes off. */
export function lessPart(quote: Quote, part: Quote, { id, label }: Pick<FeeLine, 'id' | 'label'>): Quote {
  const parts = part.lines
    .filter(({ amount }) => amount > 0)
    .map(({ id: of, amount }) => ({ id: of, amount }));
  const off: FeeLine = { id, category: 'discount', label, amount: -part.subtotal, parts };
  const taxes = quote.taxes
    .map((tax) => ({
      ...tax,
      amount: tax.amount - (part.taxes.find(({ code }) => code === tax.code)?.amount ?? 0),
    }))
    .filter(({ amount }) => amount > 0);
  return {
    ...quote,
    lines: [...quote.lines, off],
    subtotal: quote.subtotal - part.subtotal,
    taxes,
    total: quote.total - part.total,
  };
}
