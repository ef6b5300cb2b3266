import { and, count, eq, inArray } from 'drizzle-orm';
import type { JoinableItem } from '#engine/event/cart/booked.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { awaitableKinds, inventory, movableKinds, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { itemsIn, stockOf } from '#server/inventory/find-offers.ts';
import { picksOf } from '#server/inventory/holds.ts';
import { type AwaitableItem, nameOf } from '#server/inventory/inventory-lock.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { overlapping } from '#server/items/overlap.ts';
import { canBePicked } from '#server/prices/counts-in-flow.ts';
import { priceOfItem } from '#server/prices/price-of-item.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { awaitedBy } from '#server/waitlist/entries.ts';
import { couldBeOffered, waitGoesOn } from '#server/waitlist/item-rules.ts';
import { placesToMoveTo } from '#server/waitlist/place-moves.ts';
import { waitlistKinds } from '#server/waitlist/waitlist-kinds.ts';
import { describeItem } from './describe-item.ts';

type Configured = Pick<ConfigurationStore, 'current' | 'list'>;

/** The sold-out items that a submitted registration could have if one came free, and does not wait for yet. */
export async function joinableItems(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  now: Date,
): Promise<JoinableItem[]> {
  if (row.status !== 'Submitted' || !waitGoesOn(row)) return [];
  const taken = await takenIn(db, event.code);
  const at = { configuration, event, now };
  const fullPlaces = placesToMoveTo(at, row).filter((place) => {
    const limit = limitOf(configuration, event.code, place.kind, place.item);
    return limit !== undefined && (taken.get(nameOf(place)) ?? 0) >= limit;
  });
  const soldOut = limitedItems(configuration, event.code).filter(
    ({ limit, ...item }) => (taken.get(nameOf(item)) ?? 0) >= limit,
  );
  if (soldOut.length + fullPlaces.length === 0) return [];
  const holds = await picksOf(db, row);
  const own = new Set([...holds, ...(await awaitedBy(db, row))].map(nameOf));
  const isAskedFor = canBePicked(configuration, row);
  const waiting = await waitingIn(db, event.code);
  const places = fullPlaces.flatMap((place): JoinableItem[] =>
    own.has(nameOf(place)) ? [] : [{ ...place, waiting: waiting.get(nameOf(place)) ?? 0 }],
  );
  const items = soldOut.flatMap(({ kind, item }) => {
    const each: AwaitableItem = { kind, item };
    const isOpen = !own.has(nameOf(each)) && waitlistKinds[kind].isOpen(at, item);
    if (!isOpen || !isAskedFor(each) || !couldBeOffered(at, row, each, holds)) return [];
    const described = describeItem(configuration, event, each);
    const amount = priceOfItem(configuration, row, each, now);
    if (!described) return [];
    const overlaps = overlapping(configuration, event, each, holds).flatMap(({ kind: of, item: code }) => {
      const found =
        of === 'discount' ? undefined : describeItem(configuration, event, { kind: of, item: code });
      return found ? [{ name: found.name, ...(found.when !== undefined && { when: found.when }) }] : [];
    });
    return [
      {
        ...described,
        ...(amount !== undefined && { amount }),
        ...(overlaps.length > 0 && { overlaps }),
        waiting: waiting.get(nameOf(each)) ?? 0,
      },
    ];
  });
  return [...places, ...items];
}

/** Everything that a form of an event can offer in a limited number. */
function limitedItems(configuration: Configured, eventCode: string): (AwaitableItem & { limit: number })[] {
  const sessions = [...(scheduleOf(configuration, eventCode)?.sessions ?? [])].flatMap(([item, { limit }]) =>
    limit === undefined ? [] : [{ kind: 'session' as const, item, limit }],
  );
  const offers = configuration
    .list(eventCode)
    .flatMap(({ document }) =>
      document.kind === 'offers' && isYes(document.waitlist) ? itemsIn(document) : [],
    );
  const limited = offers.flatMap(({ kind, item, offer, variant }) => {
    const limit = variant ? variant.stock : stockOf(offer);
    return limit === undefined ? [] : [{ kind, item, limit }];
  });
  return [...sessions, ...limited];
}

async function takenIn(db: Database, eventCode: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: inventory.kind, item: inventory.item, taken: inventory.taken })
    .from(inventory)
    .where(
      and(eq(inventory.eventCode, eventCode), inArray(inventory.kind, [...awaitableKinds, ...movableKinds])),
    );
  return new Map(rows.map((each) => [nameOf(each), each.taken]));
}

async function waitingIn(db: Database, eventCode: string): Promise<ReadonlyMap<string, number>> {
  const { kind, item, state } = waitlistEntry;
  const rows = await db
    .select({ kind, item, waiting: count() })
    .from(waitlistEntry)
    .where(and(eq(waitlistEntry.eventCode, eventCode), eq(state, 'waiting')))
    .groupBy(kind, item);
  return new Map(rows.map((each) => [nameOf(each), each.waiting]));
}
