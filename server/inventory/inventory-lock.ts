import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import {
  awaitableKinds,
  type CapacityKind,
  capacityKinds,
  hold,
  type InventoryKind,
  inventory,
  type MovableKind,
  movableKinds,
  type PickKind,
} from '#server/database/schema.ts';
import { hasEnded } from './expired-holds.ts';
import { tellTaken } from './taken-notice.ts';

/** Something with a limited stock. */
export type StockItem = { kind: InventoryKind; item: string };
/** An item selected in a form, or an applied code. */
export type Item = { kind: PickKind; item: string };
/** A selected item that can be waited for: codes cannot. */
export type AwaitableItem = { kind: (typeof awaitableKinds)[number]; item: string };

/** What a dossier can wait for by itself: such an item, or a registration another track or day. */
export type AwaitedStock = AwaitableItem | { kind: MovableKind; item: string };

/** Whether a dossier can wait for it by itself. */
export function isAwaited(kind: InventoryKind): kind is AwaitedStock['kind'] {
  return isMovable(kind) || isAwaitable(kind);
}

/** Whether it is a place in a track or on a day. */
export function isMovable(kind: InventoryKind): kind is MovableKind {
  return movableKinds.some((each) => each === kind);
}

/** Whether what is held or waited for under a kind is an item that a form selects. */
export function isAwaitable(kind: InventoryKind): kind is AwaitableItem['kind'] {
  return awaitableKinds.some((each) => each === kind);
}

// Places sort last: after locking items, places can still be locked, but not the reverse.
export const nameOf = ({ kind, item }: StockItem) => `${isCapacity(kind) ? 1 : 0} ${kind} ${item}`;

export function isCapacity(kind: InventoryKind): kind is CapacityKind {
  return capacityKinds.some((each) => each === kind);
}

/**
 * Locks items for the transaction in a fixed order, so that transactions never deadlock. A registration is locked
 * before. Locking twice has no effect.
 */
export async function lockItems(tx: Database, eventCode: string, items: readonly StockItem[]): Promise<void> {
  const sorted = [...new Map(items.map((item) => [nameOf(item), item])).values()].sort((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  );
  if (sorted.length === 0) return;
  await tx
    .insert(inventory)
    .values(sorted.map(({ kind, item }) => ({ eventCode, kind, item })))
    .onConflictDoUpdate(lockExisting);
}

/** Locks these items, and in the same order those of the given kinds that a dossier holds. */
export async function lockOwnItems(
  tx: Database,
  { id, eventCode }: { id: string; eventCode: string },
  kinds: readonly InventoryKind[],
  items: readonly StockItem[],
): Promise<void> {
  if (kinds.length === 0) return lockItems(tx, eventCode, items);
  const own = sql`select ${hold.kind}, ${hold.item} from ${hold}
    where ${and(eq(hold.dossierId, id), inArray(hold.kind, [...kinds]))}`;
  const more = items.map(({ kind, item }) => sql` union select ${kind}::text, ${item}::text`);
  // As text with the C collation, which is how `lockItems` sorts.
  await tx.execute(sql`insert into ${inventory} (event_code, kind, item)
    select ${eventCode}::text, kind, item from (${sql.join([own, ...more])}) as wanted
    order by kind in (${sql.join(
      capacityKinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}), kind || ' ' || item collate "C"
    on conflict (event_code, kind, item) do update set taken = ${inventory}.taken where false`);
}

// A row that is there already is locked by the conflict, without being written.
const lockExisting = {
  target: [inventory.eventCode, inventory.kind, inventory.item],
  set: { taken: sql`${inventory.taken}` },
  setWhere: sql`false`,
};

/** Takes an amount of a locked item unless that exceeds the limit; a negative amount releases it. */
export type Claim = (
  tx: Database,
  eventCode: string,
  item: StockItem,
  amount: number,
  limit: number | undefined,
) => Promise<boolean>;

/** The claim that everything uses: one conditional update (design §6). */
export const claim: Claim = (tx, eventCode, item, amount, limit) =>
  claimIf(undefined, tx, eventCode, item, amount, limit);

/** The same claim with a further condition. */
export async function claimIf(
  condition: SQL | undefined,
  ...[tx, eventCode, item, amount, limit]: Parameters<Claim>
): Promise<boolean> {
  if (amount === 0) return true;
  const isFree =
    limit === undefined || amount <= 0 ? sql`true` : sql`${inventory.taken} + ${amount} <= ${limit}::numeric`;
  const rows = await tx
    .update(inventory)
    .set({ taken: sql`${inventory.taken} + ${amount}` })
    .where(and(eq(inventory.eventCode, eventCode), isItem(item), isFree, condition))
    // The notice is sent with the commit, so that its receivers read the new state.
    .returning({ taken: inventory.taken, told: tellTaken });
  return rows.length === 1;
}

/**
 * Whether an item is sold out, no hold has ended, and this dossier holds none; read without a lock, so that latecomers
 * need not wait.
 */
export async function isSoldOut(
  db: Database,
  { eventCode, id }: { eventCode: string; id?: string },
  item: StockItem,
  limit: number | undefined,
  now: Date,
): Promise<boolean> {
  if (limit === undefined) return false;
  const isOwn = id === undefined ? undefined : and(eq(hold.dossierId, id), eq(hold.state, 'held'));
  const inTheWay = and(
    eq(hold.eventCode, eventCode),
    eq(hold.kind, item.kind),
    eq(hold.item, item.item),
    or(hasEnded(db, now), isOwn),
  );
  const [row] = await db
    .select({ taken: inventory.taken })
    .from(inventory)
    .where(
      and(
        eq(inventory.eventCode, eventCode),
        isItem(item),
        notExists(db.select({ one: sql`1` }).from(hold).where(inTheWay)),
      ),
    );
  return row !== undefined && row.taken >= limit;
}

/** A hold that has ended, and how much of its item that released. */
export type EndedHold = { readonly dossierId: string; readonly quantity: number };

/** Releases the ended holds of a locked item, and returns them. */
export async function lapseEnded(
  tx: Database,
  eventCode: string,
  item: StockItem,
  now: Date,
): Promise<EndedHold[]> {
  const ended = await tx
    .update(hold)
    .set({ state: 'lapsed' })
    .where(
      and(
        eq(hold.eventCode, eventCode),
        eq(hold.kind, item.kind),
        eq(hold.item, item.item),
        hasEnded(tx, now),
      ),
    )
    .returning({ dossierId: hold.dossierId, quantity: hold.quantity });
  const freed = ended.reduce((sum, { quantity }) => sum + quantity, 0);
  if (freed > 0) await claim(tx, eventCode, item, -freed, undefined);
  return ended;
}

/** How much of each item is taken; read without a lock, for display. */
export async function takenOf(
  db: Database,
  eventCode: string,
  kind: InventoryKind,
  items?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (items?.length === 0) return new Map();
  const rows = await db
    .select({ item: inventory.item, taken: inventory.taken })
    .from(inventory)
    .where(
      and(
        eq(inventory.eventCode, eventCode),
        eq(inventory.kind, kind),
        items && inArray(inventory.item, [...items]),
      ),
    );
  return new Map(rows.map(({ item, taken }) => [item, taken]));
}

function isItem({ kind, item }: StockItem) {
  return and(eq(inventory.kind, kind), eq(inventory.item, item));
}
