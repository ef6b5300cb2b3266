import { isProduct, type Product, type Variant } from '#engine/event/documents/offers/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { shopOf } from '#server/inventory/find-offers.ts';
import { offersFor, offersOfTrack } from '#server/prices/priced-offers.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The products of an event, all or those of a track. */
export function productsOf(configuration: Configured, eventCode: string, track?: string): Product[] {
  return offersOfTrack(configuration, eventCode, shopOf(configuration, eventCode), track).filter(isProduct);
}

/** The products that a dossier may buy, at the prices that it pays. */
export function productsFor(configuration: Configured, row: DossierRow): Product[] {
  return offersFor(configuration, row, shopOf(configuration, row.eventCode)).filter(isProduct);
}

/** How many pieces of all its variants one registration may have. */
export function mostOf({ most = 1 }: Product): number {
  return most;
}

/** The price of one, in cents. */
export function priceOf({ amount = 0 }: Product, variant: Variant): number {
  return variant.amount ?? amount;
}
