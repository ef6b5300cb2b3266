import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { isPublished } from '#server/inventory/find-offers.ts';
import { picksOf } from '#server/inventory/holds.ts';
import { offerName } from '#server/inventory/item-name.ts';
import { lastOffers } from '#server/inventory/last-offers.ts';

/** Products and offers that a dossier has bought and that are no longer sold, as they were last described: they stay bought. */
export async function unsoldItems(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current' | 'atVersion' | 'versions'>,
  row: DossierRow,
): Promise<BookedItem[]> {
  const removed = (await picksOf(db, row)).flatMap(({ kind, item, state }) => {
    const isBought = state === 'reserved' && (kind === 'variant' || kind === 'choice');
    return isBought && !isPublished(configuration, row.eventCode, { kind, item }) ? [{ kind, item }] : [];
  });
  const last = await lastOffers(db, configuration, row.eventCode, removed);
  return removed.map((each) => {
    const found = last.get(each);
    return { kind: bookedKind[each.kind], item: each.item, name: found ? offerName(found) : each.item };
  });
}
