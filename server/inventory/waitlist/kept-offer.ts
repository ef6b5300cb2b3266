import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, hold, registration, waitlistEntry } from '#server/database/schema.ts';
import { isInvoiced, isPaidByGroup, isReady } from '#server/domain/groups/kept-for-group.ts';
import { isPaying } from '#server/domain/payment-under-way.ts';

/**
 * Whether what an entry was offered is kept although nobody has submitted it yet, in a condition: the registration that
 * took it up is being paid for or waits for its group, or the seat is held for one that is.
 */
function isKept(db: Database, now: Date): SQL | undefined {
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

/** Those of these entries whose place or seat is kept for a registration that is being finished, by their ids. */
export async function keptOffers(
  tx: Database,
  ids: readonly string[],
  now = new Date(),
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const kept = await tx
    .select({ id: waitlistEntry.id })
    .from(waitlistEntry)
    .where(and(inArray(waitlistEntry.id, [...ids]), isKept(tx, now)));
  return new Set(kept.map(({ id }) => id));
}
