import type { Offer, OffersDocument } from '#engine/event/documents/offers/schema.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { scopeOf } from '#server/answers/condition-scope.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { pricedOffer } from '#server/inventory/offer-terms.ts';
import { isFor } from './audience.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** A document's offers at public prices, all or those of a track. */
export function offersOfTrack(
  configuration: Configured,
  eventCode: string,
  document: OffersDocument | undefined,
  track?: string | null,
): Offer[] {
  const offers = (document?.offers ?? []).filter(({ tracks }) => !track || !tracks || tracks.includes(track));
  return atPrices(configuration, eventCode, offers, undefined);
}

/** The offers of a document that a dossier may choose, at the prices that it pays. */
export function offersFor(
  configuration: Configured,
  row: DossierRow,
  document: OffersDocument | undefined,
): Offer[] {
  const offers = (document?.offers ?? []).filter((offer) => isFor(configuration, row, offer));
  return atPrices(configuration, row.eventCode, offers, row);
}

/** Offers at the prices of today: those of a dossier, or those that anyone pays. */
export function atPrices(
  configuration: Configured,
  eventCode: string,
  offers: readonly Offer[],
  row: DossierRow | undefined,
  now = new Date(),
): Offer[] {
  const timezone = configuration.current(eventCode, 'event', eventCode)?.document.timezone;
  if (timezone === undefined) return [...offers];
  let scope: FormContext | undefined;
  return offers.map((offer) => {
    if (offer.prices === undefined) return offer;
    scope ??= row && scopeOf(configuration, row);
    return pricedOffer(offer, scope, { now, timezone });
  });
}
