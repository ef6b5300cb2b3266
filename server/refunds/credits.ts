import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Quote } from '#engine/contract/money.ts';
import type { Database } from '#server/database/database.ts';
import { payment, refund } from '#server/database/schema.ts';
import { quoteOfRecord } from './quote-of-record.ts';
import { withCredits } from './rules/with-credits.ts';

/** What organizers have refunded of a dossier while it stayed booked, line by line, oldest first. */
export async function creditsOf(db: Database, dossierId: string): Promise<Quote[]> {
  const rows = await db
    .select({ quote: refund.quote })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        or(eq(refund.dossierId, dossierId), and(eq(payment.dossierId, dossierId), isNull(refund.dossierId))),
        isNotNull(refund.why),
        inArray(refund.state, ['pending', 'succeeded']),
      ),
    )
    .orderBy(asc(refund.createdAt));
  return rows.flatMap(({ quote }) => quote ?? []);
}

/** What is still paid of the current quote of a submitted dossier; undefined before submission. */
export async function quoteStillPaid(db: Database, dossierId: string): Promise<Quote | undefined> {
  const quote = await quoteOfRecord(db, dossierId);
  return quote && withCredits(quote, await creditsOf(db, dossierId));
}
