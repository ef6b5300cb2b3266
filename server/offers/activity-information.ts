import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import type { Flag } from '#engine/form/field/flag.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { availabilityOf } from '#server/inventory/availability.ts';
import { type HoldRow, holdsOf, isLapsed } from '#server/inventory/holds.ts';
import { takenOf } from '#server/inventory/inventory-lock.ts';
import { offerTimes, zoneOf } from '#server/inventory/offer-terms.ts';
import { personsOf } from '#server/items/activities.ts';
import { formatSessionTime } from '#server/schedule/format-session-time.ts';
import { endedOffers } from '#server/waitlist/ended-offers.ts';
import { awaitedBy, awaitedItem } from '#server/waitlist/entries.ts';

/** These activities as a registrant sees them, or without a registration anybody. */
export async function activityInformations(
  db: Database,
  event: EventDocument,
  activities: readonly Offer[],
  row?: DossierRow,
  waitlist?: Flag,
  now = new Date(),
): Promise<ActivityInformation[]> {
  const taken = await takenOf(db, event.code, 'activity');
  const holds = row ? await holdsOf(db, row.id, 'activity') : [];
  const awaited = row ? await awaitedBy(db, row, 'activity') : [];
  const ended = row ? await endedOffers(db, row, now, 'activity') : [];
  return activities.map((activity) => {
    const held = holds.find(({ item }) => item === activity.code);
    const own = awaited.find(({ item }) => item === activity.code);
    const offer = ended.find(({ item }) => item === activity.code);
    return {
      ...informationOf(activity, event, taken.get(activity.code) ?? 0, held?.quantity ?? 0),
      ...(held && standing(held, now)),
      ...(waitlist && { waitlist }),
      ...(own && { awaited: awaitedItem(own) }),
      ...(offer && { ended_offer: { at: offer.at, declined: offer.declined } }),
    };
  });
}

function standing(held: HoldRow, now: Date): Pick<ActivityInformation, 'held_until' | 'lapsed'> {
  if (isLapsed(held, now)) return { lapsed: 'Y' };
  return held.heldUntil ? { held_until: held.heldUntil.toISOString() } : {};
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
    ...availabilityOf(taken, activity.stock, activity.tells_left),
    quantity: held,
  };
}

/** The time of an activity in words; undefined without one. */
export function activityWhen(activity: Offer, event: EventDocument): Text | undefined {
  const times = offerTimes(activity, event);
  return times && formatSessionTime(times.start, activity.end && times.end, zoneOf(activity, event));
}
