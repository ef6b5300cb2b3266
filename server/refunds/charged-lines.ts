import { and, inArray, isNotNull } from 'drizzle-orm';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { Database } from '#server/database/database.ts';
import { receipt, refund } from '#server/database/schema.ts';
import type { Charged, TaxLine } from './rules/refund-part.ts';
import { KEPT } from './rules/retained-part.ts';

/** What is left of the receipts of charges, by payment: lines and taxes less what was refunded of each. */
export async function chargedLines(
  db: Database,
  payments: readonly string[],
): Promise<ReadonlyMap<string, Charged>> {
  const all = new Map<string, { lines: Map<string, FeeLine>; taxes: Map<string, TaxLine> }>();
  if (payments.length === 0) return all;
  const ids = [...payments];
  const receipts = await db
    .select({ payment: receipt.paymentId, quote: receipt.quote })
    .from(receipt)
    .where(inArray(receipt.paymentId, ids));
  for (const { payment, quote } of receipts) {
    const charged = { lines: new Map<string, FeeLine>(), taxes: new Map<string, TaxLine>() };
    if (payment !== null) all.set(payment, charged);
    addQuote(charged, quote, 1);
  }
  const refunds = await db
    .select({ payment: refund.paymentId, quote: refund.quote })
    .from(refund)
    .where(
      and(
        inArray(refund.paymentId, ids),
        inArray(refund.state, ['pending', 'succeeded']),
        isNotNull(refund.quote),
      ),
    );
  for (const { payment, quote } of refunds) {
    const charged = all.get(payment);
    if (charged && quote) addQuote(charged, quote, -1);
  }
  return all;
}

/** Adds a quote to what is left of a charge, or subtracts a refunded one. */
export function addQuote(
  { lines, taxes }: { lines: Map<string, FeeLine>; taxes: Map<string, TaxLine> },
  quote: Quote,
  sign: 1 | -1,
): void {
  for (const line of quote.lines) {
    if (line.id === KEPT) continue;
    const { parts: _, ...own } = line;
    lines.set(line.id, { ...own, amount: (lines.get(line.id)?.amount ?? 0) + sign * line.amount });
  }
  for (const tax of quote.taxes)
    taxes.set(tax.code, { ...tax, amount: (taxes.get(tax.code)?.amount ?? 0) + sign * tax.amount });
}
