import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import { extendHolds, pick, releaseItems } from '#server/inventory/hold-items.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { itemOf, type Wanted } from '#server/items/item-of.ts';
import { refuseOverlap } from '#server/items/overlap.ts';
import { priceOfItem } from '#server/prices/price-of-item.ts';
import { claimInTurn } from '#server/waitlist/awaited-by-others.ts';
import { acceptOffer, declineOffers, settleOffers } from '#server/waitlist/settle-offers.ts';

/** Services for holding items. */
export type HoldStores = {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly seats: SeatJobs;
};

/**
 * Holds a quantity of an item for a dossier, replacing what it held of it and what the item excludes; 0 releases it.
 * Throws 422 if it is not offered to it or the quantity is too large, 409 `full` if there is less, with nothing
 * changed.
 */
export async function holdItem(
  { db, configuration, seats }: HoldStores,
  event: EventDocument,
  row: DossierRow,
  wanted: Wanted,
  now = new Date(),
): Promise<void> {
  const wish = itemOf(configuration, event, row, wanted);
  const { item, quantity, stock: limit, detail, replaces } = wish;
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    if (quantity === 0) return releaseItems(tx, locked, [item], seats);
    wish.check?.();
    const waited = await acceptOffer(tx, locked, item, now);
    let replaced: readonly string[] = [];
    const picked = await pick(
      tx,
      locked,
      {
        ...item,
        quantity,
        limit,
        price: priceOfItem(configuration, row, item, now),
        ...(detail && { detail }),
      },
      (own, others) => {
        const gone = replaces(own, others);
        replaced = gone.map((each) => each.item);
        refuseOverlap(configuration, event, wish, [...own.filter((held) => !gone.includes(held)), ...others]);
        return gone;
      },
      {
        seats,
        event,
        now,
        claim: claimInTurn({ configuration, event, now }, locked, waited),
        offered: waited?.offeredUntil ? { quantity: 1, until: waited.offeredUntil } : undefined,
      },
    );
    if (!picked) throw wish.full();
    await settleOffers(tx, locked, item, replaced);
  });
  seats.wake();
}

/** Releases an item, if it is held. */
export async function releaseItem({ db, seats }: HoldStores, row: DossierRow, item: Item): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    await releaseItems(tx, locked, [item], seats);
    await declineOffers(tx, locked, item);
  });
  seats.wake();
}

/** Extends all that a dossier holds, up to the event's cap. */
export async function extendItems(
  { db, seats }: HoldStores,
  event: EventDocument,
  row: DossierRow,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    await extendHolds(tx, locked, { seats, event, now });
  });
}
