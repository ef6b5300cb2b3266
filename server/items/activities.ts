import type { Offer } from '#engine/event/documents/offers/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { activityOffersOf } from '#server/inventory/find-offers.ts';
import { offersFor, offersOfTrack } from '#server/prices/priced-offers.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The activities of an event, all or those of a track. */
export function activitiesOf(configuration: Configured, eventCode: string, track?: string | null): Offer[] {
  return offersOfTrack(configuration, eventCode, activityOffersOf(configuration, eventCode), track);
}

/** The activities for a dossier: a registration's are those of its track, others' are those that are sold. */
export function activitiesFor(configuration: Configured, row: DossierRow): Offer[] {
  return offersFor(configuration, row, activityOffersOf(configuration, row.eventCode));
}

/** How many people a registration can sign up; 1 by default. */
export function personsOf({ most = 1 }: Offer): number {
  return most;
}
