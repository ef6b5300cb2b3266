import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { ticket, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { releaseItems } from '#server/inventory/hold-items.ts';
import { allHoldsOf } from '#server/inventory/locked-holds.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { notifyWaitlist } from '#server/waitlist/waitlist-notifications.ts';

/**
 * Releases everything that a dossier had: its place, items, tickets and waitlist entries. Released items are offered to
 * the people who wait. The caller has locked the dossier and set its final status.
 */
export async function releaseAll(tx: Database, row: DossierRow, seats: SeatJobs): Promise<void> {
  await releaseItems(tx, row, await allHoldsOf(tx, row.id), seats);
  await tx.delete(ticket).where(eq(ticket.dossierId, row.id));
  const left = await tx
    .update(waitlistEntry)
    .set({ state: 'expired' })
    .where(
      and(
        eq(waitlistEntry.dossierId, row.id),
        inArray(waitlistEntry.state, ['waiting', 'offered']),
        // A claimed item stays taken until its offer expires.
        eq(waitlistEntry.claimed, false),
      ),
    )
    .returning();
  for (const entry of left) await notifyWaitlist(tx, entry);
  await seats.offerAll(tx, row.eventCode);
}
