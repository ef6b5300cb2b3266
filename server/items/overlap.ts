import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { offerOf } from '#server/inventory/find-offers.ts';
import type { StockItem } from '#server/inventory/inventory-lock.ts';
import type { StoredHold } from '#server/inventory/locked-holds.ts';
import { occupiedTimes } from '#server/inventory/offer-terms.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import type { ItemToHold } from './item-to-hold.ts';

interface Occupied {
  readonly name: Text;
  readonly start: string;
  readonly end: string;
}

/**
 * Throws 422 for an item that clashes with another one of the dossier. Two sessions may overlap: the cart shows the
 * conflict and blocks continuing.
 */
export function refuseOverlap(
  configuration: ConfigurationStore,
  event: EventDocument,
  { item, times, field }: ItemToHold,
  held: readonly StoredHold[],
): void {
  if (!times) return;
  for (const each of held) {
    const isOther = each.state !== 'lapsed' && (each.kind !== item.kind || each.item !== item.item);
    if (!isOther || areSessions(each, item)) continue;
    const other = occupiedBy(configuration, event, each);
    if (!other || !overlap(times, other)) continue;
    throw invalidField(field, inEveryLanguage('picks.overlaps', { name: other.name }));
  }
}

/** Two overlapping items, of which `item` should be chosen again. */
export interface Overlap<Item extends StockItem> {
  readonly item: Item;
  readonly other: Item;
  readonly names: { readonly item: Text; readonly name: Text };
}

/**
 * The overlapping items of a dossier, each pair once. Of a session and another item the session stays; two sessions are
 * reported by their field.
 */
export function overlapsAmong<Item extends StockItem>(
  configuration: ConfigurationStore,
  event: EventDocument,
  items: readonly Item[],
): Overlap<Item>[] {
  const timed = items
    .flatMap((item) => {
      const times = occupiedBy(configuration, event, item);
      return times ? [{ item, ...times }] : [];
    })
    .sort((one, other) => Number(other.item.kind === 'session') - Number(one.item.kind === 'session'));
  return timed.flatMap((later, at) =>
    timed
      .slice(0, at)
      .filter((other) => !areSessions(later.item, other.item) && overlap(later, other))
      .map((other) => ({
        item: later.item,
        other: other.item,
        names: { item: later.name, name: other.name },
      })),
  );
}

/** The items of these that take place at the same time as another one. */
export function overlapping<Item extends StockItem>(
  configuration: ConfigurationStore,
  event: EventDocument,
  item: StockItem,
  others: readonly Item[],
): Item[] {
  const times = occupiedBy(configuration, event, item);
  if (!times) return [];
  return others.filter((other) => {
    const occupied = occupiedBy(configuration, event, other);
    return occupied !== undefined && overlap(times, occupied);
  });
}

function occupiedBy(
  configuration: ConfigurationStore,
  event: EventDocument,
  { kind, item }: StockItem,
): Occupied | undefined {
  switch (kind) {
    case 'session': {
      const session = scheduleOf(configuration, event.code)?.sessions.get(item)?.session;
      if (!session) return undefined;
      const { workshops_title: name, workshops_schedule_start: start, workshops_schedule_end: end } = session;
      return { name, start, end };
    }
    case 'activity':
    case 'choice': {
      const offer = offerOf(configuration, event.code, { kind, item })?.offer;
      const times = offer && occupiedTimes(offer, event);
      return offer && times && { name: offer.name, ...times };
    }
    default:
      return undefined;
  }
}

const areSessions = (one: StockItem, other: StockItem) => one.kind === 'session' && other.kind === 'session';

type Times = Pick<Occupied, 'start' | 'end'>;

function overlap(one: Times, other: Times): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}
