import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { withoutDiscounts } from './refund-of.ts';

/**
 * A quote less what organizers have refunded of it while it stayed booked: each refund is a discount on its lines, so
 * that it is neither refunded again nor charged again. A refund of lines that the quote does not have counts no more.
 */
export function withCredits(quote: Quote, credits: readonly Quote[]): Quote {
  return credits.reduce(withCredit, quote);
}

function withCredit(quote: Quote, credit: Quote, at: number): Quote {
  const nets = new Map(withoutDiscounts(quote).map(({ id, net }) => [id, net]));
  const parts = credit.lines.flatMap(({ id, amount }) => {
    const part = Math.min(amount, nets.get(id) ?? 0);
    return part > 0 ? [{ id, amount: part }] : [];
  });
  const net = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (net === 0) return quote;
  const line: FeeLine = {
    id: `credit-${at}`,
    category: 'discount',
    label: inEveryLanguage('papers.refundedBefore'),
    amount: -net,
    parts,
  };
  const taxes = quote.taxes.map((tax) => {
    const refunded = credit.taxes.find(({ code }) => code === tax.code)?.amount ?? 0;
    return {
      ...tax,
      amount: tax.amount - Math.min(tax.amount, Math.round((refunded * net) / credit.subtotal)),
    };
  });
  const subtotal = quote.subtotal - net;
  return {
    ...quote,
    lines: [...quote.lines, line],
    subtotal,
    taxes: taxes.filter(({ amount }) => amount !== 0),
    total: taxes.reduce((sum, { amount }) => sum + amount, subtotal),
  };
}
