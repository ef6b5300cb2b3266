import type { Offer } from '#engine/event/documents/offers/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { lastOffers } from '#server/inventory/last-offers.ts';
import { activitiesOf } from '#server/items/activities.ts';

type Configured = Pick<ConfigurationStore, 'current' | 'atVersion' | 'versions'>;

/** The activities that are no longer published, as the last version that had them describes them. */
export async function removedActivities(
  db: Database,
  configuration: Configured,
  eventCode: string,
  codes: readonly string[],
): Promise<Offer[]> {
  const published = new Set(activitiesOf(configuration, eventCode).map(({ code }) => code));
  const missing = codes.filter((code) => !published.has(code));
  return lastActivities(db, configuration, eventCode, missing);
}

/** Activities as the newest version that has them describes them. */
export async function lastActivities(
  db: Database,
  configuration: Configured,
  eventCode: string,
  codes: readonly string[],
): Promise<Offer[]> {
  const items = codes.map((item) => ({ kind: 'activity' as const, item }));
  const found = await lastOffers(db, configuration, eventCode, items);
  return [...found.values()].map(({ offer }) => offer);
}
