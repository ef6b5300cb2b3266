import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Text, textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** The label of an amount kept that is not a cancellation fee. */
export const notRefunded = inEveryLanguage('changes.kept');

/** The id of the line for the amount kept. */
export const KEPT = 'kept';

/** The amount kept before tax, and of each tax, in cents. */
export type RetainedPart = { kept: number; taxes: number[] };

/** Divides a kept amount that includes taxes in proportion between the net amount and each tax. */
export function keptPart(taxes: readonly number[], whole: number, kept: number): RetainedPart {
  let open = kept;
  const ofTaxes = taxes.map((tax) => {
    const part = tax > 0 && whole > 0 ? Math.min(tax, open, Math.round((tax * kept) / whole)) : 0;
    open -= part;
    return part;
  });
  return { kept: open, taxes: ofTaxes };
}

/** The line for the amount kept before tax, with its tax in words, as the taxes are reduced by it. */
export function keptLine(label: Text, amount: number, tax: number): FeeLine {
  const line: FeeLine = { id: KEPT, category: 'registration', label, amount: 0 - amount };
  if (tax <= 0) return line;
  const said = textSaid((locale) => formatCents(tax, locale));
  return { ...line, detail: inEveryLanguage('papers.cancellationFeeTax', { amount: said }) };
}

/** The refund of a cancellation limited to an amount: the rest is deducted, and its taxes from the taxes. */
export function limitedRefund(refund: RefundQuote, back: number): RefundQuote {
  const deducted = refund.back - back;
  if (deducted <= 0) return { ...refund, back };
  const amounts = refund.taxes.map((tax) => tax.back);
  const part = keptPart(amounts, refund.back, deducted);
  const tax = sum(part.taxes);
  return {
    ...refund,
    taxes: refund.taxes.map((each, at) => ({ ...each, back: each.back - (part.taxes[at] ?? 0) })),
    deducted: part.kept,
    ...(tax > 0 && { deducted_tax: tax }),
    back,
  };
}

/** A refund reduced to a total: the rest is a line of its own, and the taxes are reduced by its share. */
export function refundedOnly(quote: Quote, total: number, taxBefore = 0): Quote {
  const kept = quote.total - total;
  if (kept <= 0) return quote;
  const amounts = quote.taxes.map(({ amount }) => amount);
  const part = keptPart(amounts, quote.total, kept);
  const taxes = quote.taxes
    .map((tax, at) => ({ ...tax, amount: tax.amount - (part.taxes[at] ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  const before = quote.lines.find(({ id }) => id === KEPT)?.amount ?? 0;
  const keptTax = taxBefore + sum(part.taxes);
  const lines = quote.lines.filter(({ id }) => id !== KEPT);
  return {
    ...quote,
    lines: [...lines, keptLine(notRefunded, part.kept - before, keptTax)].filter(
      ({ amount }) => amount !== 0,
    ),
    subtotal: quote.subtotal - part.kept,
    taxes,
    total,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
