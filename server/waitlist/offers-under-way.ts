import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, hold, registration, waitlistEntry } from '#server/database/schema.ts';
import { isInvoiced, isPaidByGroup, isReady } from '#server/dossiers/held-for-group.ts';
import { isPaying } from '#server/dossiers/payment-under-way.ts';

/**
 * Condition for offers that someone is accepting: the registration on the place is being paid for or waits for its group,
 * or the seat is held.
 */
function isUnderWay(db: Database, now: Date): SQL | undefined {
  const one = { one: sql`1` };
  const isPlace = db
    .select(one)
    .from(registration)
    .innerJoin(dossier, eq(dossier.id, registration.dossierId))
    .where(
      and(
        eq(registration.waitlistEntryId, waitlistEntry.id),
        eq(dossier.status, 'Not Submitted'),
        or(
          isPaying(db, dossier.id),
          isReady(db, dossier.id, now),
          isPaidByGroup(db, dossier.id),
          isInvoiced(db, dossier.id),
        ),
      ),
    );
  const isSeat = db
    .select(one)
    .from(hold)
    .where(
      and(
        eq(hold.dossierId, waitlistEntry.dossierId),
        eq(hold.kind, 'session'),
        eq(hold.item, waitlistEntry.item),
        eq(hold.state, 'held'),
      ),
    );
  return or(
    exists(isPlace),
    and(eq(waitlistEntry.kind, 'session'), exists(isSeat)),
    and(eq(waitlistEntry.kind, 'flow'), isPaying(db, waitlistEntry.dossierId)),
  );
}

/** The ids of entries whose offer is being accepted. */
export async function offersUnderWay(
  tx: Database,
  ids: readonly string[],
  now = new Date(),
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: waitlistEntry.id })
    .from(waitlistEntry)
    .where(and(inArray(waitlistEntry.id, [...ids]), isUnderWay(tx, now)));
  return new Set(found.map(({ id }) => id));
}
