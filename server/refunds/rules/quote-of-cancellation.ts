import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { keptLine, notRefunded, refundedOnly } from './retained-part.ts';

/** The refund of a cancellation as a quote: refunded amounts before tax, the amount kept, and taxes. */
export function quoteOfCancellation(refund: RefundQuote, amount: number): Quote {
  const byPolicy = asQuote(refund, 'back');
  // An organizer may refund more than the policy does: then all that was paid is listed.
  return byPolicy.total >= amount
    ? refundedOnly(byPolicy, amount, keptTaxOf(refund))
    : refundedOnly(asQuote({ ...refund, kept: 0, deducted: 0 }, 'paid'), amount);
}

const keptTaxOf = ({ kept_tax = 0, deducted_tax = 0 }: RefundQuote) => kept_tax + deducted_tax;

function asQuote(refund: RefundQuote, of: 'back' | 'paid'): Quote {
  const { currency, lines, taxes, kept, deducted = 0 } = refund;
  const given = lines
    .map(
      ({ id, category, label, detail, ...line }): FeeLine => ({
        id,
        category,
        label,
        ...(detail !== undefined && { detail }),
        amount: line[of],
      }),
    )
    .filter((line) => line.amount > 0);
  const label = deducted > 0 ? notRefunded : fee;
  const all = kept + deducted > 0 ? [...given, keptLine(label, kept + deducted, keptTaxOf(refund))] : given;
  const taxed = taxes
    .map(({ code, label, percent, ...tax }) => ({ code, label, percent, amount: tax[of] }))
    .filter((tax) => tax.amount > 0);
  const subtotal = sum(all);
  return { currency, lines: all, subtotal, taxes: taxed, total: subtotal + sum(taxed), complete: 'Y' };
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
const fee = inEveryLanguage('papers.cancellationFee');
