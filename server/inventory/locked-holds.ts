import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { hold, type InventoryKind, inventory } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import {
  type Claim,
  claim as conditionalClaim,
  lapseEnded,
  lockOwnItems,
  nameOf,
  type StockItem,
} from './inventory-lock.ts';
import { tellTaken } from './taken-notice.ts';

/** A stored hold without its id. */
export type StoredHold = Omit<typeof hold.$inferSelect, 'id'>;
export type Holder = Pick<DossierRow, 'id' | 'eventCode'>;

/** An item and quantity to hold, with the total stock (undefined: no limit). */
export type Wish = StockItem & {
  quantity: number;
  limit: number | undefined;
  detail?: Record<string, string>;
  /** The price of one, in cents; undefined if its holder chooses it. */
  price?: number | undefined;
};

/**
 * A dossier's holds of some kinds, read once their items were locked. They are changed in memory, as long as the
 * transaction lasts, and stored together by `writeHolds`.
 */
export interface LockedHolds {
  readonly tx: Database;
  readonly holder: Holder;
  readonly rows: Map<string, StoredHold>;
  /** The dossier's other holds, which are not locked. */
  readonly others: readonly StoredHold[];
  readonly changed: Set<string>;
  readonly dropped: StoredHold[];
}

const { id: _, ...columns } = getTableColumns(hold);

/** Everything that a dossier holds, its places included, in the order in which it was selected. */
export function allHoldsOf(db: Database, dossierId: string): Promise<StoredHold[]> {
  return db
    .select(columns)
    .from(hold)
    .where(eq(hold.dossierId, dossierId))
    .orderBy(hold.heldSince, hold.item);
}

/** Locks a dossier's holds of these kinds and items. The caller has locked the dossier. */
export async function lockHolds(
  tx: Database,
  holder: Holder,
  kinds: readonly InventoryKind[],
  items: readonly StockItem[] = [],
): Promise<LockedHolds> {
  await lockOwnItems(tx, holder, kinds, items);
  const names = new Set(items.map(nameOf));
  const rows = await allHoldsOf(tx, holder.id);
  const isOwn = (row: StoredHold) => kinds.includes(row.kind) || names.has(nameOf(row));
  const own = rows.filter(isOwn);
  return {
    tx,
    holder,
    rows: new Map(own.map((row) => [nameOf(row), row])),
    others: rows.filter((row) => !isOwn(row)),
    changed: new Set(),
    dropped: [],
  };
}

/** Claims the additional quantity of an item until a time; false, with nothing changed, if it is not available. */
export async function takeLocked(
  { tx, holder: { id: dossierId, eventCode }, rows, changed }: LockedHolds,
  wish: Wish,
  until: Date,
  { now = new Date(), claim = conditionalClaim }: { now?: Date; claim?: Claim | undefined } = {},
): Promise<boolean> {
  const item = { kind: wish.kind, item: wish.item };
  const before = rows.get(nameOf(item));
  if (before?.state === 'reserved') return before.quantity === wish.quantity;
  let counted = before?.state === 'held' ? before.quantity : 0;
  if (!(await claim(tx, eventCode, item, wish.quantity - counted, wish.limit))) {
    // Its own hold may be among those that have ended: it is released with them, and claimed whole.
    const ended = await lapseEnded(tx, eventCode, item, now);
    if (ended.length === 0) return false;
    if (ended.some((each) => each.dossierId === dossierId)) counted = 0;
    if (!(await claim(tx, eventCode, item, wish.quantity - counted, wish.limit))) return false;
  }
  const continued = counted > 0 ? before : undefined;
  // A hold whose quantity does not grow keeps what is left of its time: an accepted offer's is longer than a new hold's.
  const kept = wish.quantity <= counted ? before?.heldUntil : undefined;
  rows.set(nameOf(item), {
    dossierId,
    eventCode,
    ...item,
    quantity: wish.quantity,
    state: 'held',
    detail: detailOf(wish, before, continued),
    heldSince: continued?.heldSince ?? now,
    heldUntil: kept && kept > until ? kept : until,
  });
  changed.add(nameOf(item));
  return true;
}

/** A hold's detail for which the price of one was `price` when it was first held. */
function detailOf(
  { detail, price }: Wish,
  before: StoredHold | undefined,
  continued: StoredHold | undefined,
): Record<string, string> {
  const { price: _, ...kept } = before?.detail ?? {};
  const first = continued ? continued.detail['price'] : price?.toString();
  return { ...(detail ?? kept), ...(first !== undefined && { price: first }) };
}

/** Removes a hold in any state and returns it; what counted is released. */
export function dropLocked({ rows, changed, dropped }: LockedHolds, item: StockItem): StoredHold | undefined {
  const gone = rows.get(nameOf(item));
  if (!gone) return undefined;
  rows.delete(nameOf(item));
  changed.delete(nameOf(item));
  dropped.push(gone);
  return gone;
}

/** Extends held items of these kinds until a time; longer holds stay. */
export function extendLocked(
  { rows, changed }: LockedHolds,
  kinds: readonly InventoryKind[],
  until: Date,
): void {
  for (const [name, row] of rows) {
    const isShorter = row.state === 'held' && row.heldUntil !== null && row.heldUntil < until;
    if (!isShorter || !kinds.includes(row.kind)) continue;
    rows.set(name, { ...row, heldUntil: until });
    changed.add(name);
  }
}

/** Releases expired holds of a kind, and returns their items. */
export async function lapseLocked(
  { tx, holder: { eventCode }, rows }: LockedHolds,
  kind: InventoryKind,
  now: Date,
): Promise<StockItem[]> {
  const freed: StockItem[] = [];
  for (const [name, row] of rows) {
    const isOver = row.kind === kind && row.state === 'held' && row.heldUntil && row.heldUntil <= now;
    if (!isOver) continue;
    const ended = await lapseEnded(tx, eventCode, row, now);
    if (ended.some(({ dossierId }) => dossierId === row.dossierId))
      rows.set(name, { ...row, state: 'lapsed' });
    if (ended.length > 0) freed.push({ kind: row.kind, item: row.item });
  }
  return freed;
}

/** Stores all changes since the holds were locked, in one statement. */
export async function writeHolds({ tx, holder, rows, changed, dropped }: LockedHolds): Promise<void> {
  const values = [...changed].flatMap((name) => rows.get(name) ?? []);
  if (values.length === 0) {
    if (dropped.length > 0)
      await tx
        .with(...removal(tx, holder, dropped))
        .select(one)
        .from(nothing);
    return;
  }
  await tx
    .with(...(dropped.length > 0 ? removal(tx, holder, dropped) : []))
    .insert(hold)
    .values(values)
    .onConflictDoUpdate({
      target: [hold.dossierId, hold.kind, hold.item],
      set: {
        quantity: sql`excluded.quantity`,
        state: sql`excluded.state`,
        detail: sql`excluded.detail`,
        heldSince: sql`excluded.held_since`,
        heldUntil: sql`excluded.held_until`,
      },
    });
}

const one = { one: sql`1` };
const nothing = sql`(select 1) as nothing`;

/** Deletes holds and reduces the counters by those that counted. */
function removal(tx: Database, { id, eventCode }: Holder, holds: readonly StoredHold[]) {
  const isOne = or(...holds.map(({ kind, item }) => and(eq(hold.kind, kind), eq(hold.item, item))));
  const dropped = tx.$with('dropped').as(
    tx
      .delete(hold)
      .where(and(eq(hold.dossierId, id), isOne))
      .returning({ kind: hold.kind, item: hold.item, quantity: hold.quantity, state: hold.state }),
  );
  const released = tx.$with('released').as(
    tx
      .update(inventory)
      .set({ taken: sql`${inventory.taken} - ${dropped.quantity}` })
      .from(dropped)
      .where(
        and(
          eq(inventory.eventCode, eventCode),
          eq(inventory.kind, dropped.kind),
          eq(inventory.item, dropped.item),
          inArray(dropped.state, ['held', 'reserved']),
        ),
      )
      .returning({ told: tellTaken }),
  );
  return [dropped, released] as const;
}
