import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { ticket, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { allHoldsOf } from '#server/inventory/stock/locked-holds.ts';
import { giveBack } from '#server/inventory/stock/pick.ts';
import type { SeatJobs } from '#server/inventory/stock/seat-jobs.ts';
import { tellLine } from '#server/inventory/waitlist/line-news.ts';

/**
 * Releases all that a dossier had: its place, seats, pieces, tickets, its positions on waitlists. Whatever opens up is
 * offered to those who wait. The caller has locked the dossier, whose status says that it is over.
 */
export async function freeEverything(tx: Database, row: DossierRow, seats: SeatJobs): Promise<void> {
  await giveBack(tx, row, await allHoldsOf(tx, row.id), seats);
  await tx.delete(ticket).where(eq(ticket.dossierId, row.id));
  const left = await tx
    .update(waitlistEntry)
    .set({ state: 'expired' })
    .where(
      and(
        eq(waitlistEntry.dossierId, row.id),
        inArray(waitlistEntry.state, ['waiting', 'offered']),
        // A choice that is kept counts as taken until its offer is ended by itself.
        or(ne(waitlistEntry.kind, 'choice'), eq(waitlistEntry.state, 'waiting')),
      ),
    )
    .returning();
  for (const entry of left) await tellLine(tx, entry);
  await seats.offerAll(tx, row.eventCode);
}
