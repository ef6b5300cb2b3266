import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Flag } from '#engine/configuration/flag.ts';
import type { Offer } from '#engine/configuration/offers-document.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { ActivityInformation } from '#engine/contract/activity.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { formatSessionTime } from '#server/domain/booked/format-session-time.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { availabilityOf } from '#server/inventory/stock/availability.ts';
import { holdsOf } from '#server/inventory/stock/holds.ts';
import { takenOf } from '#server/inventory/stock/inventory-lock.ts';
import { awaitedBy, awaitedItem } from '#server/inventory/waitlist/entries.ts';
import { activityOffersOf } from './find-offers.ts';
import { offerTimes, zoneOf } from './offer-terms.ts';
import { offersFor, offersOfTrack } from './priced-offers.ts';

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

/** These activities as a registrant sees them, or without a registration anybody. */
export async function activityInformations(
  db: Database,
  event: EventDocument,
  activities: readonly Offer[],
  row?: Pick<DossierRow, 'id'>,
  waitlist?: Flag,
): Promise<ActivityInformation[]> {
  const taken = await takenOf(db, event.code, 'activity');
  const holds = row ? await holdsOf(db, row.id, 'activity') : [];
  const awaited = row ? await awaitedBy(db, row, 'activity') : [];
  return activities.map((activity) => {
    const held = holds.find(({ item }) => item === activity.code)?.quantity ?? 0;
    const own = awaited.find(({ item }) => item === activity.code);
    return {
      ...informationOf(activity, event, taken.get(activity.code) ?? 0, held),
      ...(waitlist && { waitlist }),
      ...(own && { awaited: awaitedItem(own) }),
    };
  });
}

/** An activity with its availability and what the viewer holds. */
export function informationOf(
  activity: Offer,
  event: EventDocument,
  taken: number,
  held: number,
): ActivityInformation {
  const times = offerTimes(activity, event);
  return {
    activity_code: activity.code,
    name: activity.name,
    description: activity.description,
    picture: activity.picture,
    place: activity.where,
    ...(times && { start: times.start, ...(activity.end !== undefined && { end: times.end }) }),
    timezone: zoneOf(activity, event),
    amount: activity.amount ?? 0,
    most: personsOf(activity),
    ...availabilityOf(taken, activity.stock),
    quantity: held,
  };
}

/** The time of an activity in words; undefined without one. */
export function activityWhen(activity: Offer, event: EventDocument): Text | undefined {
  const times = offerTimes(activity, event);
  return times && formatSessionTime(times.start, activity.end && times.end, zoneOf(activity, event));
}
