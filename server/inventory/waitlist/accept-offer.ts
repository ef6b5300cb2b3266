import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { Item } from '#server/inventory/stock/inventory-lock.ts';
import { leaveChoiceLine } from './choice-line.ts';

/** Releases what is held for a dossier by its waitlist entry, for the hold that follows in the same transaction. */
export async function acceptOffer(tx: Database, row: DossierRow, item: Item): Promise<void> {
  if (item.kind === 'choice') await leaveChoiceLine(tx, row, item, 'taken');
}

/**
 * Marks what a registration waited for in a session as taken, since it has a seat now, and the offers of those seats as
 * declined which it gave up for that one.
 */
export async function settleOffers(
  tx: Database,
  { id }: DossierRow,
  { kind, item }: Item,
  replaced: readonly string[],
): Promise<void> {
  if (kind !== 'session') return;
  const isTaken = eq(waitlistEntry.item, item);
  await tx
    .update(waitlistEntry)
    .set({
      state: sql`case when ${isTaken} then 'taken' else 'expired' end`,
      declinedAt: sql`case when ${isTaken} then ${waitlistEntry.declinedAt} else now() end`,
    })
    .where(
      and(
        eq(waitlistEntry.dossierId, id),
        eq(waitlistEntry.kind, 'session'),
        or(
          and(isTaken, inArray(waitlistEntry.state, ['waiting', 'offered'])),
          and(inArray(waitlistEntry.item, [...replaced]), eq(waitlistEntry.state, 'offered')),
        ),
      ),
    );
}

/** Marks the offer of a seat that its holder released as declined. */
export async function declineOffers(tx: Database, { id }: DossierRow, { kind, item }: Item): Promise<void> {
  if (kind !== 'session') return;
  await tx
    .update(waitlistEntry)
    .set({ state: 'expired', declinedAt: new Date() })
    .where(
      and(
        eq(waitlistEntry.dossierId, id),
        eq(waitlistEntry.kind, kind),
        eq(waitlistEntry.item, item),
        eq(waitlistEntry.state, 'offered'),
      ),
    );
}
