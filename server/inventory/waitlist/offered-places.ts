import { and, eq, inArray, not } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, registration, waitlistEntry } from '#server/database/schema.ts';
import { isPaying } from '#server/domain/payment-under-way.ts';
import { eventPlaces, flowPlaces, trackPlaces } from '#server/inventory/capacity.ts';
import { dropHold } from '#server/inventory/stock/holds.ts';
import { claim, lockItems, type StockItem } from '#server/inventory/stock/inventory-lock.ts';
import type { WaitlistRow } from './waitlist-mail.ts';

/** The places that an entry's offer takes; none for a seat or a choice, which are held by a dossier. */
export function placesOffered({ kind, item }: Pick<WaitlistRow, 'kind' | 'item'>): StockItem[] {
  switch (kind) {
    case 'event':
      return [eventPlaces];
    case 'track':
      return [eventPlaces, trackPlaces(item)];
    case 'flow':
      return [flowPlaces(item)];
    case 'session':
    case 'choice':
      return [];
    default:
      return kind satisfies never;
  }
}

/** Counts the places of an offer as taken, whatever the limits. */
export async function claimOffered(tx: Database, entry: WaitlistRow): Promise<void> {
  await lockItems(tx, entry.eventCode, placesOffered(entry));
  for (const item of placesOffered(entry)) await claim(tx, entry.eventCode, item, 1, undefined);
  await tx.update(waitlistEntry).set({ claimed: true }).where(eq(waitlistEntry.id, entry.id));
}

/** Counts them as free again, unless a registration that began on the offer holds them. The caller has locked them. */
export async function releaseOffered(tx: Database, entry: WaitlistRow): Promise<boolean> {
  const released = await tx
    .update(waitlistEntry)
    .set({ claimed: false })
    .where(and(eq(waitlistEntry.id, entry.id), eq(waitlistEntry.claimed, true)))
    .returning({ id: waitlistEntry.id });
  if (released.length === 0) return false;
  for (const item of placesOffered(entry)) await claim(tx, entry.eventCode, item, -1, undefined);
  return true;
}

/**
 * Frees the places of an offer that is taken up by another draft or declined: those that the entry has, or those that a
 * draft on the same offer holds which nobody is paying for. Gives those that were freed.
 */
export async function freeOffered(tx: Database, entry: WaitlistRow): Promise<StockItem[]> {
  const places = placesOffered(entry);
  await lockItems(tx, entry.eventCode, places);
  if (await releaseOffered(tx, entry)) return places;
  const drafts = await tx
    .select({ id: dossier.id, eventCode: dossier.eventCode })
    .from(dossier)
    .leftJoin(registration, eq(registration.dossierId, dossier.id))
    .where(
      and(
        entry.kind === 'flow'
          ? inArray(dossier.id, entry.dossierId ? [entry.dossierId] : [])
          : eq(registration.waitlistEntryId, entry.id),
        eq(dossier.status, 'Not Submitted'),
        not(isPaying(tx, dossier.id)),
      ),
    );
  const freed: StockItem[] = [];
  for (const draft of drafts) {
    for (const item of places) {
      const gone = await dropHold(tx, draft, item);
      if (gone && gone.state !== 'lapsed') freed.push(item);
    }
  }
  return freed;
}
