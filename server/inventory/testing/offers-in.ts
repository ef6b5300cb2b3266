import type { Offer, OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { type FoundOffer, type OfferKind, offerOf } from '#server/inventory/find-offers.ts';

/** A document of offers with a code. */
export const offered = (
  code: string,
  category: OffersDocument['category'],
  offers: readonly Offer[],
): OffersDocument => ({
  kind: 'offers',
  code,
  label: code,
  view: code === 'products' ? 'tiles' : 'timetable',
  category,
  offers: [...offers],
});

/** Finds the offers of documents, as a configuration that has published them does. */
export function offersIn(documents: readonly OffersDocument[]) {
  const served = servedDocuments();
  for (const document of documents) served.add('fair', document);
  return (item: { kind: OfferKind; item: string }): FoundOffer | undefined => offerOf(served, 'fair', item);
}
