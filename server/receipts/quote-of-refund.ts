import { eq } from 'drizzle-orm';
import type { Quote } from '#engine/contract/money.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation } from '#server/database/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type ChangeRow, changesOf, quoteSubmitted } from '#server/refunds/quote-of-record.ts';
import { type RefundRow, refundsOf } from '#server/refunds/refund-left.ts';
import { differenceBetween, differenceQuote } from '#server/refunds/rules/difference-of.ts';
import { partOfQuote } from '#server/refunds/rules/part-of-quote.ts';
import { quoteOfCancellation } from '#server/refunds/rules/quote-of-cancellation.ts';

/**
 * The lines and taxes of a refund. For one stored without them: those of its change or cancellation; if several charges
 * were refunded together, its part of them.
 */
export async function quoteOfRefund(
  db: Database,
  dossierId: string,
  { id, createdAt, quote }: RefundRow,
): Promise<Quote | undefined> {
  if (quote) return quote;
  const together = (await refundsOf(db, dossierId))
    .map(({ refund }) => refund)
    .filter((each) => each.createdAt.getTime() === createdAt.getTime())
    .toSorted((a, b) => a.id.localeCompare(b.id));
  const whole = await quoteOfAll(db, dossierId, createdAt, sum(together.map(({ amount }) => amount)));
  if (!whole || together.length === 1) return whole;
  const at = together.findIndex((each) => each.id === id);
  return partOfQuote(
    whole,
    sum(together.slice(0, at).map(({ amount }) => amount)),
    together[at]?.amount ?? 0,
  );
}

/** The refund of all charges at one time. */
async function quoteOfAll(
  db: Database,
  dossierId: string,
  at: Date,
  amount: number,
): Promise<Quote | undefined> {
  const changes = await changesOf(db, dossierId);
  const index = changes.findIndex(({ changedAt }) => changedAt.getTime() === at.getTime());
  const change = changes[index];
  if (change) {
    const before = changes[index - 1]?.quote ?? (await quoteSubmitted(db, dossierId));
    return before && quoteOfChange(before, change, amount);
  }
  const [done] = await db.select().from(cancellation).where(eq(cancellation.dossierId, dossierId));
  if (done) return quoteOfCancellation(done.quote, amount);
  // A declined application is refunded in full.
  const paid = await quoteSubmitted(db, dossierId);
  return paid?.total === amount ? paid : paid && inOneLine(paid, amount);
}

/** The lines of a change in proportion to what was refunded for it; one line if it has none. */
function quoteOfChange(before: Quote, { quote: after, difference }: ChangeRow, amount: number): Quote {
  const back = differenceQuote(differenceBetween(before, after, difference), -1);
  if (!addsUp(back) || back.total < amount) return inOneLine(before, amount);
  return back.total === amount ? back : partOfQuote(back, 0, amount);
}

/** An amount in one line, with the same share of the taxes that it is of what was paid. */
function inOneLine(paid: Quote, amount: number): Quote {
  const { taxes } = partOfQuote(paid, 0, amount);
  const subtotal = amount - sum(taxes.map((tax) => tax.amount));
  const line = { id: 'refund', category: 'registration' as const, label: refundLine, amount: subtotal };
  const isPart = amount !== paid.total;
  return {
    currency: paid.currency,
    lines: [{ ...line, ...(isPart && { detail: ofMore(paid.total) }) }],
    subtotal,
    taxes,
    total: amount,
    complete: 'Y',
  };
}

function addsUp({ lines, subtotal, taxes, total }: Quote): boolean {
  return (
    sum(lines.map(({ amount }) => amount)) === subtotal &&
    subtotal + sum(taxes.map(({ amount }) => amount)) === total
  );
}

const ofMore = (total: number) =>
  inEveryLanguage('papers.refundPart', { total: textSaid((locale) => formatCents(total, locale)) });

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const refundLine = inEveryLanguage('papers.refundLine');
