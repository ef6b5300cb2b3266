import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isOfApplications } from '#engine/configuration/flow-document.ts';
import type { Offer } from '#engine/configuration/offers-document.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { ActivityInformation } from '#engine/contract/activity.ts';
import type { BookedItem } from '#engine/contract/booked.ts';
import type { Session } from '#engine/contract/schedule.ts';
import type { Purchase } from '#engine/contract/shop.ts';
import type { WorkshopCartEntry } from '#engine/contract/workshop-cart.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { formatPersons, formatPieces } from '#server/domain/fees/format-quantity.ts';
import { joinTexts } from '#server/domain/fees/join-texts.ts';
import { isRegistration } from '#server/domain/registration-row.ts';
import { lastSessions, removedSessions } from '#server/domain/schedule/removed-sessions.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { activitiesOf, activityInformations } from '#server/inventory/offers/activity-information.ts';
import { choiceItems } from '#server/inventory/offers/choice-items.ts';
import { purchasesOf } from '#server/inventory/offers/purchases.ts';
import { lastActivities, removedActivities } from '#server/inventory/offers/removed-activities.ts';
import { cartEntries } from '#server/inventory/sessions/cart-view.ts';
import { holdsOf, picksOf } from '#server/inventory/stock/holds.ts';
import { awaitedBy } from '#server/inventory/waitlist/entries.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { cancelledItems } from './cancelled-items.ts';
import { formatSessionTime } from './format-session-time.ts';
import { unsoldItems } from './unsold-items.ts';
import { venueOf } from './venue.ts';

type CancelledSession = Awaited<ReturnType<typeof removedSessions>>[number];

/** The items of a registration, its waitlists, and the venue. */
export type Booked = {
  readonly venue: Text | undefined;
  readonly workshops: readonly WorkshopCartEntry[];
  /** Sessions that it has booked and the organizers have removed. */
  readonly cancelled: readonly CancelledSession[];
  /** Activities that it has booked and the organizers have removed. */
  readonly cancelledActivities: readonly ActivityInformation[];
  readonly activities: readonly ActivityInformation[];
  /** In words: workshops by start, activities, products, then waitlists. */
  readonly items: readonly BookedItem[];
};

/** Collects a registration's current items; released ones are not included. */
export async function bookedBy(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  now: Date,
): Promise<Booked> {
  const sessions = await picksOf(db, row, 'session');
  const cart = await cartEntries(db, configuration, row, sessions, now);
  const workshops = cart.filter(({ workshops_cart_status }) => workshops_cart_status === 'Y');
  const reserved = sessions.filter(({ state }) => state === 'reserved').map(({ item }) => item);
  const removed = await removedSessions(db, configuration, row.eventCode, reserved);
  const booked = async (offered: readonly Offer[]) =>
    (await activityInformations(db, event, offered, row)).filter(({ quantity }) => quantity > 0);
  const activities = await booked(activitiesOf(configuration, row.eventCode));
  const signedUp = (await picksOf(db, row, 'activity')).filter(({ state }) => state === 'reserved');
  const codes = signedUp.map(({ item }) => item);
  const gone = await removedActivities(db, configuration, row.eventCode, codes);
  const removedNow = gone.length > 0 ? await booked(gone) : [];
  const released = ((await cancelledItems(db, [row.id])).get(row.id) ?? []).filter(
    ({ kind, item }) => !(kind === 'workshop' ? reserved : codes).includes(item),
  );
  const before = await describeReleased(db, configuration, event, released);
  const schedule = scheduleOf(configuration, row.eventCode);
  const awaited = (await awaitedBy(db, row, 'session')).flatMap(({ item, state, position }) => {
    const session = state === 'waiting' ? schedule?.sessions.get(item)?.session : undefined;
    return session ? [waitlistItem(session, position)] : [];
  });
  return {
    venue:
      !isRegistration(row) || row.mode === 'Online'
        ? undefined
        : venueOf(configuration, row.eventCode, row.track),
    workshops,
    cancelled: [...removed, ...before.sessions],
    cancelledActivities: [...removedNow, ...before.activities],
    activities,
    items: [
      ...workshops.map((session) => sessionItem('workshop', session)),
      ...removed.map((session) => asCancelled(sessionItem('workshop', session))),
      ...activities.map((activity) => activityItem(activity, isOfApplications(row.flow))),
      ...removedNow.map((activity) => asCancelled(activityItem(activity, false))),
      ...released,
      ...(await purchasesOf(db, configuration, row)).map(purchaseItem),
      ...choiceItems(configuration, row, await holdsOf(db, row.id, 'choice')),
      ...(await unsoldItems(db, configuration, row)),
      ...awaited,
    ],
  };
}

type Placed = Pick<
  Session,
  | 'workshops_session_code'
  | 'workshops_title'
  | 'workshops_schedule_start'
  | 'workshops_schedule_end'
  | 'workshops_schedule_track_timezone'
  | 'room'
>;

/** A session in words. */
export function sessionItem(kind: 'workshop' | 'waitlist', session: Placed): BookedItem {
  const { workshops_schedule_start: start, workshops_schedule_end: end, room } = session;
  return {
    kind,
    item: session.workshops_session_code,
    name: session.workshops_title,
    when: formatSessionTime(start, end, session.workshops_schedule_track_timezone),
    ...(room !== undefined && { place: room }),
  };
}

/** An item that the organizers removed. */
export function asCancelled(item: BookedItem): BookedItem {
  return { ...item, detail: inEveryLanguage('picks.cancelledByOrganizers'), cancelled: 'Y' };
}

/** Released sessions and activities as they were last published; of an activity, how many people it was for is not known. */
async function describeReleased(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  released: readonly BookedItem[],
): Promise<{ sessions: CancelledSession[]; activities: ActivityInformation[] }> {
  const codes = (wanted: BookedItem['kind']) =>
    released.flatMap(({ kind, item }) => (kind === wanted ? [item] : []));
  const activities = await lastActivities(db, configuration, event.code, codes('activity'));
  return {
    sessions: await lastSessions(db, configuration, event.code, codes('workshop')),
    activities: activities.length > 0 ? await activityInformations(db, event, activities) : [],
  };
}

function waitlistItem(session: Placed, position: number): BookedItem {
  const detail = inEveryLanguage('picks.placeInLine', { position });
  return { ...sessionItem('waitlist', session), detail };
}

function activityItem(activity: ActivityInformation, admits: boolean): BookedItem {
  const { activity_code: item, name, quantity, start, end, timezone, place } = activity;
  return {
    kind: 'activity',
    item,
    name,
    detail: formatPersons(quantity),
    ...(start !== undefined && { when: formatSessionTime(start, end, timezone) }),
    ...(place !== undefined && { place }),
    // Registered attendees need no ticket.
    ...(admits && { admits: 'Y' as const }),
  };
}

/** Pieces of merchandise in words. */
export function purchaseItem({
  product_code,
  variant_code,
  name,
  variant,
  qty,
  admits,
}: Purchase): BookedItem {
  return {
    kind: 'merchandise',
    item: `${product_code}/${variant_code}`,
    name,
    detail: joinTexts([variant, formatPieces(qty)], ', '),
    ...(admits && { admits }),
  };
}
