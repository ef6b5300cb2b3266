import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { type FoundOffer, type OfferKind, offerIn, offersCodeOf } from './find-offers.ts';

type OfferItem = { readonly kind: OfferKind; readonly item: string };

/** The offers of items as the newest version that has them describes them, by item; those never published are left out. */
export async function lastOffers(
  db: Database,
  configuration: Pick<ConfigurationStore, 'atVersion' | 'versions'>,
  eventCode: string,
  items: readonly OfferItem[],
): Promise<ReadonlyMap<OfferItem, FoundOffer>> {
  const found = new Map<OfferItem, FoundOffer>();
  for (const code of new Set(items.map(offersCodeOf))) {
    const missing = new Set(items.filter((item) => offersCodeOf(item) === code));
    for (const { version } of await configuration.versions(eventCode, 'offers', code, db)) {
      if (missing.size === 0) break;
      const document = await configuration.atVersion(eventCode, 'offers', code, version, db);
      for (const item of missing) {
        const offer = offerIn(document, item);
        if (!offer || (item.kind === 'variant' && !offer.variant)) continue;
        missing.delete(item);
        found.set(item, offer);
      }
    }
  }
  return found;
}
