import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { Purchase } from '#engine/event/cart/shop.ts';
import type { WorkshopCartEntry } from '#engine/event/cart/workshop-cart.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { cartEntries } from '#server/cart/cart-view.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { holdsOf, picksOf } from '#server/inventory/holds.ts';
import { isAwaited } from '#server/inventory/inventory-lock.ts';
import { activitiesOf } from '#server/items/activities.ts';
import { formatPersons, formatPieces } from '#server/languages/format-quantity.ts';
import { joinTexts } from '#server/languages/join-texts.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { activityInformations } from '#server/offers/activity-information.ts';
import { purchasesOf } from '#server/offers/purchases.ts';
import { lastActivities, removedActivities } from '#server/offers/removed-activities.ts';
import { formatSessionTime } from '#server/schedule/format-session-time.ts';
import { lastSessions, removedSessions } from '#server/schedule/removed-sessions.ts';
import { venueOf } from '#server/schedule/venue.ts';
import { awaitedBy } from '#server/waitlist/entries.ts';
import { waitGoesOn } from '#server/waitlist/item-rules.ts';
import { cancelledItems } from './cancelled-items.ts';
import { describeAwaited, describeItem, sessionItem } from './describe-item.ts';
import { unsoldItems } from './unsold-items.ts';

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
  const awaited = await awaitedItems(db, configuration, event, row);
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
      ...(await holdsOf(db, row.id, 'choice')).flatMap(
        ({ item, quantity }) => describeItem(configuration, event, { kind: 'choice', item }, quantity) ?? [],
      ),
      ...(await unsoldItems(db, configuration, row)),
      ...awaited,
    ],
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

/** The waitlists that a dossier is on with its positions, in the order of joining; removed items are left out. */
async function awaitedItems(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
): Promise<BookedItem[]> {
  if (!waitGoesOn(row)) return [];
  return (await awaitedBy(db, row)).flatMap(({ kind, item, state, position }) => {
    if (state !== 'waiting' || !isAwaited(kind)) return [];
    const found = describeAwaited(configuration, event, { kind, item });
    if (!found) return [];
    const place = inEveryLanguage('picks.placeInLine', { position });
    const awaits = found.kind === 'workshop' ? {} : { awaits: found.kind };
    return [
      { ...found, kind: 'waitlist' as const, ...awaits, detail: joinTexts([found.detail, place], ', ') },
    ];
  });
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
