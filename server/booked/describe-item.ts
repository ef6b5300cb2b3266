import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { AwaitedKind, ItemKind } from '#engine/event/cart/picked-item.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { type FoundOffer, isPublished, offerOf } from '#server/inventory/find-offers.ts';
import type { AwaitableItem, AwaitedStock } from '#server/inventory/inventory-lock.ts';
import { offerTimes, zoneOf } from '#server/inventory/offer-terms.ts';
import { formatPersons, formatPieces } from '#server/languages/format-quantity.ts';
import { joinTexts } from '#server/languages/join-texts.ts';
import { formatSessionTime } from '#server/schedule/format-session-time.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';

/** A published item in words, with a quantity of it if given; undefined once it is removed. */
export function describeItem(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  { kind, item }: AwaitableItem,
  quantity?: number,
): (BookedItem & { kind: ItemKind }) | undefined {
  if (kind === 'session') {
    const session = scheduleOf(configuration, event.code)?.sessions.get(item)?.session;
    return session && sessionItem('workshop', session);
  }
  const found = offerOf(configuration, event.code, { kind, item });
  if (!found || !isPublished(configuration, event.code, { kind, item })) return undefined;
  const detail = detailOf(kind, found, quantity);
  return {
    kind: bookedKind[kind],
    item,
    name: found.offer.name,
    ...(detail !== undefined && { detail }),
    ...placeAndTime(found, event),
  };
}

/** The same of what a dossier waits for, which can be a track or a day. */
export function describeAwaited(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  { kind, item }: AwaitedStock,
): (Omit<BookedItem, 'kind'> & { kind: AwaitedKind }) | undefined {
  switch (kind) {
    case 'track': {
      const track = event.tracks.find(({ code }) => code === item);
      return track && { kind, item, name: track.name };
    }
    case 'day': {
      const day = event.days.find(({ code }) => code === item);
      return day && { kind, item, name: day.label };
    }
    default:
      return describeItem(configuration, event, { kind, item });
  }
}

/** When and where an offer takes place, in words. */
function placeAndTime({ offer }: FoundOffer, event: EventDocument): Pick<BookedItem, 'when' | 'place'> {
  const times = offerTimes(offer, event);
  return {
    ...(times && {
      when: formatSessionTime(times.start, offer.end && times.end, zoneOf(offer, event)),
    }),
    ...(offer.where !== undefined && { place: offer.where }),
  };
}

function detailOf(
  kind: Exclude<AwaitableItem['kind'], 'session'>,
  { document, offer, variant }: FoundOffer,
  quantity: number | undefined,
): Text | undefined {
  if (kind === 'activity') return quantity === undefined ? undefined : formatPersons(quantity);
  const isCounted = quantity !== undefined && (quantity > 1 || kind === 'variant');
  const pieces = isCounted ? [formatPieces(quantity)] : [];
  const group = document.groups?.find(({ code }) => code === offer.group)?.name;
  return joinTexts([variant?.name ?? group, ...pieces], ', ');
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
export function sessionItem<Kind extends 'workshop' | 'waitlist'>(
  kind: Kind,
  session: Placed,
): BookedItem & { kind: Kind } {
  const { workshops_schedule_start: start, workshops_schedule_end: end, room } = session;
  return {
    kind,
    item: session.workshops_session_code,
    name: session.workshops_title,
    when: formatSessionTime(start, end, session.workshops_schedule_track_timezone),
    ...(room !== undefined && { place: room }),
  };
}
