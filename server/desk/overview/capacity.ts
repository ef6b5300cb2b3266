import { sql } from 'drizzle-orm';
import type { OverviewStock } from '#engine/contract/overview.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hold, inventory, waitlistEntry } from '#server/database/schema.ts';
import { itemsIn } from '#server/inventory/find-offers.ts';
import { isAwaitable } from '#server/inventory/inventory-lock.ts';
import { itemName } from '#server/inventory/item-name.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';

type Kind = OverviewStock['kind'];
type StockName = Pick<OverviewStock, 'kind' | 'item'>;
/** How much of an item counts as taken, how much of that is only held, and how many wait. */
export type Counted = { taken: number; held: number; waiting: number };
type CountRow = StockName & { readonly taken: number; readonly held: number; readonly waiting: number };

/** Counts by the name of the item. */
export type Counts = ReadonlyMap<string, Counted>;

/**
 * How much is taken, held and waited for of everything with a stock, by the inventory's own counters. What is offered
 * from a waitlist is held.
 */
export async function countStock(db: Database, eventCode: string): Promise<Counts> {
  const { rows } = await db.execute<CountRow>(sql`
    select kind, item, sum(taken)::int as taken, sum(held)::int as held, sum(waiting)::int as waiting from (
      select kind, item, taken, 0 as held, 0 as waiting from ${inventory} where event_code = ${eventCode}
      union all
      select kind, item, 0, sum(quantity), 0 from ${hold}
        where event_code = ${eventCode} and state = 'held' group by kind, item
      union all
      select kind, item, 0, count(*) filter (where state = 'offered' and claimed),
        count(*) filter (where state = 'waiting') from ${waitlistEntry}
        where event_code = ${eventCode} and state in ('waiting', 'offered') group by kind, item
    ) as counted group by kind, item`);
  return new Map(rows.map(({ kind, item, ...counted }) => [nameOf({ kind, item }), counted]));
}

/** How many dossiers hold something now. */
export async function countHolding(db: Database, eventCode: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct dossier_id)::int as count from ${hold} where event_code = ${eventCode} and state = 'held'`);
  return rows[0]?.count ?? 0;
}

/** Places of the event, of its tracks, days and flows, as far as they are limited. */
export function placesIn(
  configuration: Pick<ConfigurationStore, 'current' | 'list'>,
  event: EventDocument,
  counts: Counts,
): OverviewStock[] {
  const flows = configuration
    .list(event.code)
    .flatMap(({ document }) => (document.kind === 'flow' ? [document] : []));
  return [
    { kind: 'event' as const, item: '', label: event.name },
    ...event.tracks.map(({ code, name }) => ({ kind: 'track' as const, item: code, label: name })),
    ...event.days.map(({ code, label }) => ({ kind: 'day' as const, item: code, label })),
    ...flows.map(({ code, label }) => ({ kind: 'flow' as const, item: code, label })),
  ].flatMap((named) => stockOf(configuration, event.code, named, counts) ?? []);
}

/** Everything that a form selects and that has a limit. */
export function limitedItems(
  configuration: Pick<ConfigurationStore, 'current' | 'list'>,
  eventCode: string,
  counts: Counts,
): OverviewStock[] {
  const schedule = scheduleOf(configuration, eventCode);
  const sessions = [...(schedule?.sessions.values() ?? [])].map(({ session }) => ({
    kind: 'session' as const,
    item: session.workshops_session_code,
    at: session.workshops_schedule_start,
  }));
  const offers = configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'offers' ? itemsIn(document) : []));
  return [...sessions, ...offers].flatMap((named) => {
    const { kind, item } = named;
    const label = isAwaitable(kind) ? itemName(configuration, eventCode, { kind, item }) : item;
    const at = 'at' in named ? { at: named.at } : {};
    return stockOf(configuration, eventCode, { kind, item, label, ...at }, counts) ?? [];
  });
}

/** The items with the smallest share left; among those that are full, the ones with most people waiting. */
export function tightest(items: readonly OverviewStock[], most = 10): OverviewStock[] {
  const share = (each: OverviewStock) => (each.stock === 0 ? 0 : leftOf(each) / each.stock);
  return items
    .filter(({ stock, taken, held, waiting }) => stock > 0 && taken + held + waiting > 0)
    .toSorted((a, b) => share(a) - share(b) || b.waiting - a.waiting || b.stock - a.stock)
    .slice(0, most);
}

/** What is left of a stock. */
export const leftOf = ({ stock, taken, held }: Pick<OverviewStock, 'stock' | 'taken' | 'held'>): number =>
  Math.max(0, stock - taken - held);

function stockOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  named: StockName & Pick<OverviewStock, 'label' | 'at'>,
  counts: Counts,
): OverviewStock | undefined {
  const stock = limitOf(configuration, eventCode, named.kind, named.item);
  if (stock === undefined) return undefined;
  const { taken, held, waiting } = counts.get(nameOf(named)) ?? { taken: 0, held: 0, waiting: 0 };
  return { ...named, stock, taken: Math.max(0, taken - held), held, waiting };
}

const nameOf = ({ kind, item }: { readonly kind: Kind; readonly item: string }): string => `${kind}/${item}`;
