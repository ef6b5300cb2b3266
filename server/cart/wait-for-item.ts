import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { releaseItems } from '#server/inventory/hold-items.ts';
import { nameOf, type StockItem, takenOf } from '#server/inventory/inventory-lock.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { allHoldsOf } from '#server/inventory/locked-holds.ts';
import { notOffered } from '#server/inventory/pick-problems.ts';
import { itemOf, type Wanted } from '#server/items/item-of.ts';
import type { ItemToHold } from '#server/items/item-to-hold.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { awaitedByOthers } from '#server/waitlist/awaited-by-others.ts';
import { enterWaitlist, liveEntry, waitlistKindOf } from '#server/waitlist/entries.ts';
import { waitGoesOn } from '#server/waitlist/item-rules.ts';
import { type Movable, placesToMoveTo } from '#server/waitlist/place-moves.ts';
import { declineOffers, endWait } from '#server/waitlist/settle-offers.ts';
import { waitlistKinds } from '#server/waitlist/waitlist-kinds.ts';
import type { HoldStores } from './hold-item.ts';

/**
 * Adds a dossier to the waitlist of an item that is sold out; a person who is on it keeps their position. Throws 422 for
 * what cannot be waited for in its flow.
 */
export async function joinWaitlist(
  stores: HoldStores,
  event: EventDocument,
  row: DossierRow,
  wanted: Wanted,
  now = new Date(),
): Promise<void> {
  if (!waitGoesOn(row)) throw notFound();
  await join(stores, event, row, itemOf(stores.configuration, event, row, wanted), now);
}

/**
 * Adds a submitted registration to the waitlist of another track or day that is full. Throws 422 for one to which it
 * cannot change.
 */
export async function joinMoveWaitlist(
  stores: HoldStores,
  event: EventDocument,
  row: DossierRow,
  { kind, item }: Movable,
  now = new Date(),
): Promise<void> {
  if (!waitGoesOn(row)) throw notFound();
  const { configuration } = stores;
  const place = { kind, item };
  const isOffered = placesToMoveTo({ configuration, event, now }, row).some(
    (each) => nameOf(each) === nameOf(place),
  );
  if (!isOffered) throw notOffered('item');
  const stock = limitOf(configuration, row.eventCode, kind, item);
  await join(stores, event, row, { item: place, stock, field: 'item' }, now);
}

type Awaited = Pick<ItemToHold, 'stock' | 'field' | 'check' | 'cannotWait'> & { readonly item: StockItem };

async function join(
  { db, configuration, seats }: HoldStores,
  event: EventDocument,
  row: DossierRow,
  { item, stock, field, check, cannotWait }: Awaited,
  now: Date,
): Promise<void> {
  check?.();
  const { isOpen } = waitlistKinds[waitlistKindOf(item.kind)];
  if (!isOpen({ configuration, event, now }, item.item)) throw notOffered(field);
  await db.transaction(async (tx) => {
    const locked = await lockWaiting(tx, row);
    const own = (await allHoldsOf(tx, row.id)).find((held) => nameOf(held) === nameOf(item));
    if (own && own.state !== 'lapsed') {
      if (cannotWait) throw cannotWait('held');
      return;
    }
    const taken = await takenOf(tx, row.eventCode, item.kind, [item.item]);
    const isFree = stock === undefined || (taken.get(item.item) ?? 0) < stock;
    if (isFree && !(await awaitedByOthers(tx, { configuration, event, now }, locked, [item]))) {
      if (cannotWait) throw cannotWait('free');
      return;
    }
    await enterWaitlist(tx, locked, item);
    // What became free meanwhile would otherwise wait for the next release.
    await seats.offerFreed(tx, row.eventCode, item);
  });
  seats.wake();
}

/**
 * Takes a dossier off the waitlist of an item, and declines what is offered to it; one that is not on it is no error.
 * Throws 409 while the offer is being paid for.
 */
export async function leaveWaitlist(
  { db, seats }: HoldStores,
  row: DossierRow,
  item: StockItem,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockWaiting(tx, row);
    const entry = await liveEntry(tx, locked, item);
    const isOffered = entry?.state === 'offered';
    if (!isOffered || waitlistKinds[entry.kind].offeredBy === 'claim') {
      if (isOffered) await refuseWhilePaying(tx, locked.id);
      const ended = await endWait(tx, locked, item, 'expired', now);
      if (ended?.state === 'offered') await seats.offerFreed(tx, row.eventCode, item);
      return;
    }
    // A draft releases the hold itself; what has expired is released by the job.
    if (locked.status !== 'Submitted' || !entry.offeredUntil || entry.offeredUntil <= now) return;
    await refuseWhilePaying(tx, locked.id);
    await releaseItems(tx, locked, [item], seats);
    await declineOffers(tx, locked, item);
  });
  seats.wake();
}

/** Locks a dossier that waits. Throws 404 for one that is cancelled or declined. */
async function lockWaiting(tx: HoldStores['db'], { id }: DossierRow): Promise<DossierRow> {
  const locked = await lockDossier(tx, id);
  if (!waitGoesOn(locked)) throw notFound();
  return locked;
}
