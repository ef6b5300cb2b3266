import { and, eq, inArray, lte, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { hold, openPaymentStates, payment } from '#server/database/schema.ts';
import { isInvoiced, isPaidByGroup } from '#server/dossiers/held-for-group.ts';

/**
 * Whether holds have ended: their time is up, and all of their payments have failed at the gateway. Releasing one locks
 * its item, as paying for it does.
 */
export function hasEnded(db: Database, now: Date): SQL | undefined {
  const isPaying = db
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.dossierId, hold.dossierId), inArray(payment.state, [...openPaymentStates])));
  return and(
    eq(hold.state, 'held'),
    lte(hold.heldUntil, now),
    notExists(isPaying),
    not(isPaidByGroup(db, hold.dossierId)),
    not(isInvoiced(db, hold.dossierId)),
  );
}
