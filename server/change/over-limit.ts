import { and, eq, sql } from 'drizzle-orm';
import type { Overbooked } from '#engine/contract/desk-actions.ts';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { dayPlaces, trackPlaces } from '#server/inventory/capacity.ts';
import { isCapacity, isSoldOut, type StockItem, takenOf } from '#server/inventory/inventory-lock.ts';
import { limitOf, reservedOf } from '#server/inventory/limits.ts';
import { isIn, offersTo, waitlistKindOf } from '#server/waitlist/entries.ts';

/** What a dossier has after a change: new items, its track and its days. */
type Changed = {
  readonly gains: readonly BookedItem[];
  readonly track: string;
  readonly days: readonly string[];
};

/** What a change would take although none is left, unless it is offered to the dossier or a code lets it in. */
export async function wouldOverbook(
  { db, configuration }: { readonly db: Database; readonly configuration: ConfigurationStore },
  event: EventDocument,
  row: DossierRow,
  changed: Changed,
  now = new Date(),
): Promise<Overbooked[]> {
  const { eventCode } = row;
  const offered = await offersTo(db, row, now);
  const bypasses = await hasBypass(db, configuration, row);
  const over: Overbooked[] = [];
  for (const { kind, item, name } of newItems(event, row, changed)) {
    const isOffered = offered.some((each) => each.kind === kind && each.item === item);
    if (isOffered || (bypasses && isCapacity(kind))) continue;
    const limit = limitOf(configuration, eventCode, kind, item);
    if (limit === undefined) continue;
    // An item that was never taken has no inventory row to be sold out.
    if (limit > 0 && !(await isSoldOut(db, row, { kind, item }, limit, now))) continue;
    const taken = (await takenOf(db, eventCode, kind, [item])).get(item) ?? 0;
    const waitlist = isIn({ eventCode, kind: waitlistKindOf(kind), item });
    // Its own wait ends with the change.
    const isOther = sql`${waitlistEntry.dossierId} is distinct from ${row.id}`;
    const isWaiting = eq(waitlistEntry.state, 'waiting');
    const waiting = await db.$count(waitlistEntry, and(waitlist, isWaiting, isOther));
    const reserved = reservedOf(configuration, eventCode, kind, item);
    over.push({ name, taken: taken + 1, limit, reserved, waiting });
  }
  return over;
}

/** What of a change that was made is taken beyond its limit. The caller has locked the items. */
export async function overbookedBy(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  changed: Changed,
): Promise<Omit<Overbooked, 'waiting'>[]> {
  const over = [];
  for (const { kind, item, name } of newItems(event, row, changed)) {
    const limit = limitOf(configuration, row.eventCode, kind, item);
    const taken = (await takenOf(tx, row.eventCode, kind, [item])).get(item) ?? 0;
    const reserved = reservedOf(configuration, row.eventCode, kind, item);
    if (limit !== undefined && taken > limit) over.push({ name, taken, limit, reserved });
  }
  return over;
}

function newItems(
  event: EventDocument,
  row: DossierRow,
  { gains, track, days }: Changed,
): (StockItem & { readonly name: Text })[] {
  const tracks = event.tracks.filter(({ code }) => code === track && code !== row.track);
  const added = event.days.filter(({ code }) => days.includes(code) && !row.days.includes(code));
  return [
    ...gains.map((each) => ({ ...pickedItem(each), name: each.name })),
    ...tracks.map(({ code, name }) => ({ ...trackPlaces(code), name })),
    ...added.map(({ code, label }) => ({ ...dayPlaces(code), name: label })),
  ];
}
