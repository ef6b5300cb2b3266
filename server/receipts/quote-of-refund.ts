import { eq } from 'drizzle-orm';
import { type Text, textSaid } from '#engine/configuration/text.ts';
import type { Quote } from '#engine/contract/money.ts';
import { formatCents } from '#engine/format/money.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation } from '#server/database/schema.ts';
import { quoteOfCancellation } from '#server/domain/cancellation/quote-of-cancellation.ts';
import { type RefundRow, refundsOf } from '#server/domain/cancellation/refund-left.ts';
import { differenceBetween, differenceQuote } from '#server/domain/change/difference-of.ts';
import { type ChangeRow, changesOf, quoteSubmitted } from '#server/domain/change/quote-of-record.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

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
  return partOf(whole, sum(together.slice(0, at).map(({ amount }) => amount)), together[at]?.amount ?? 0);
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

/** A refund set by an organizer, or not fully paid by card, is one line with its part of the taxes. */
function quoteOfChange(before: Quote, { quote: after, difference }: ChangeRow, amount: number): Quote {
  const back = differenceQuote(differenceBetween(before, after, difference), -1);
  return back.total === amount && addsUp(back) ? back : inOneLine(before, amount);
}

/** An amount as one line, with a proportional share of the taxes. */
function inOneLine(paid: Pick<Quote, 'currency' | 'taxes' | 'total'>, amount: number, detail?: Text): Quote {
  return partOf(paid, 0, amount, detail);
}

/** The part of a quote between two amounts: parts that follow each other add up to all of its taxes. */
function partOf(
  { currency, taxes, total }: Pick<Quote, 'currency' | 'taxes' | 'total'>,
  from: number,
  amount: number,
  detail: Text | undefined = from === 0 && amount === total ? undefined : ofMore(total),
): Quote {
  const upTo = (tax: number, cents: number) => (total === 0 ? 0 : Math.round((tax * cents) / total));
  const shares = taxes
    .map((tax) => ({ ...tax, amount: upTo(tax.amount, from + amount) - upTo(tax.amount, from) }))
    .filter((tax) => tax.amount !== 0);
  const subtotal = amount - sum(shares.map((tax) => tax.amount));
  const line = { id: 'refund', category: 'registration' as const, label: refundLine, amount: subtotal };
  return {
    currency,
    lines: [{ ...line, ...(detail !== undefined && { detail }) }],
    subtotal,
    taxes: shares,
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
