import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { priceOfItem } from '#server/domain/fees/price-of-item.ts';
import { lockUnsubmitted } from '#server/domain/lock-unsubmitted.ts';
import type { Services } from '#server/services.ts';
import { itemOf, type Wanted } from './item-of.ts';
import { refuseOverlap } from './overlap.ts';
import { extendKind, giveBack, pick } from './stock/hold-items.ts';
import type { Item } from './stock/inventory-lock.ts';
import { claimInTurn } from './waitlist/awaited-by-others.ts';
import { acceptOffer, declineOffers, settleOffers } from './waitlist/settle-offers.ts';

/** Services for holding items. */
export type HoldStores = Pick<Services, 'db' | 'configuration' | 'seats'>;

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
    if (quantity === 0) return giveBack(tx, locked, [item], seats);
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
      { seats, event, now, claim: claimInTurn({ configuration, event, now }, locked, waited) },
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
    await giveBack(tx, locked, [item], seats);
    await declineOffers(tx, locked, item);
  });
  seats.wake();
}

/** Extends all that a dossier holds of a kind, together and up to the event's cap. */
export async function extendItems(
  { db, seats }: HoldStores,
  event: EventDocument,
  row: DossierRow,
  kind: Item['kind'],
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    await extendKind(tx, locked, kind, { seats, event, now });
  });
}
