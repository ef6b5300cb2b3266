import { and, eq, inArray, not } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, registration, waitlistEntry } from '#server/database/schema.ts';
import { isPaying } from '#server/dossiers/payment-under-way.ts';
import { eventPlaces } from '#server/inventory/capacity.ts';
import { dropHold } from '#server/inventory/holds.ts';
import { claim, isMovable, lockItems, type StockItem } from '#server/inventory/inventory-lock.ts';
import type { WaitlistRow } from './entries.ts';

type Offered = Pick<WaitlistRow, 'kind' | 'item'> & Partial<Pick<WaitlistRow, 'dossierId'>>;

/** The stock that an offer takes: for a track or a day, a place of the event as well, unless a registration has one. */
export function stockOffered({ kind, item, dossierId }: Offered): StockItem[] {
  return isMovable(kind) && dossierId === null ? [eventPlaces, { kind, item }] : [{ kind, item }];
}

/**
 * Locks the stock of an offer and counts it as taken by the entry, within the limits; returns a sold out item, with
 * nothing changed.
 */
export async function claimOffered(
  tx: Database,
  entry: WaitlistRow,
  limitOf: (item: StockItem) => number | undefined = () => undefined,
): Promise<StockItem | undefined> {
  await lockItems(tx, entry.eventCode, stockOffered(entry));
  const claimed: StockItem[] = [];
  for (const item of stockOffered(entry)) {
    if (await claim(tx, entry.eventCode, item, 1, limitOf(item))) {
      claimed.push(item);
      continue;
    }
    for (const each of claimed) await claim(tx, entry.eventCode, each, -1, undefined);
    return item;
  }
  await tx.update(waitlistEntry).set({ claimed: true }).where(eq(waitlistEntry.id, entry.id));
  return undefined;
}

/** Releases an entry's claim; false if a draft started on the offer holds it. The caller has locked the entry. */
export async function releaseOffered(tx: Database, entry: WaitlistRow): Promise<boolean> {
  const released = await tx
    .update(waitlistEntry)
    .set({ claimed: false })
    .where(and(eq(waitlistEntry.id, entry.id), eq(waitlistEntry.claimed, true)))
    .returning({ id: waitlistEntry.id });
  if (released.length === 0) return false;
  for (const item of stockOffered(entry)) await claim(tx, entry.eventCode, item, -1, undefined);
  return true;
}

/**
 * Releases the stock of an offer that another draft accepts or that is declined: the entry's claim, or the hold of an
 * unpaid draft on the same offer. Returns what was released.
 */
export async function freeOffered(tx: Database, entry: WaitlistRow): Promise<StockItem[]> {
  const stock = stockOffered(entry);
  await lockItems(tx, entry.eventCode, stock);
  if (await releaseOffered(tx, entry)) return stock;
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
    for (const item of stock) {
      const gone = await dropHold(tx, draft, item);
      if (gone && gone.state !== 'lapsed') freed.push(item);
    }
  }
  return freed;
}
