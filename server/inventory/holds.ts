import { and, eq, inArray } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import { hold, type PickKind, pickKinds } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { groupBy } from '#server/schedule/group-by.ts';
import { type Claim, lockItems, type StockItem } from './inventory-lock.ts';
import {
  allHoldsOf,
  dropLocked,
  type Holder,
  lockHolds,
  type StoredHold,
  takeLocked,
  type Wish,
  writeHolds,
} from './locked-holds.ts';

/** A stored item of a registration. */
export type HoldRow = StoredHold & { readonly kind: PickKind };

const MINUTE = 60_000;

/** How long an event holds items, and the most with extensions. */
export function holdTimes({ options }: EventDocument): { hold: number; cap: number } {
  const cap = (options.hold_cap_minutes ?? 60) * MINUTE;
  return { hold: Math.min((options.hold_minutes ?? 15) * MINUTE, cap), cap };
}

/** A registration's items in order, including lapsed ones. */
export async function holdsOf(db: Database, dossierId: string, kind?: PickKind): Promise<HoldRow[]> {
  const rows = await allHoldsOf(db, dossierId);
  return rows.filter((row): row is HoldRow => isPick(row) && (kind === undefined || row.kind === kind));
}

const isPick = (row: StoredHold): row is HoldRow => pickKinds.some((kind) => kind === row.kind);

/**
 * A registration's own items: held ones before submission, reserved ones afterwards. Further holds are offered or being
 * paid for.
 */
export async function picksOf(
  db: Database,
  { id, status }: Pick<DossierRow, 'id' | 'status'>,
  kind?: PickKind,
): Promise<HoldRow[]> {
  const rows = await holdsOf(db, id, kind);
  return status === 'Submitted' ? rows.filter(({ state }) => state === 'reserved') : rows;
}

/** The items of several registrations by id. */
export async function holdsOfAll(
  db: Database,
  dossierIds: readonly string[],
): Promise<ReadonlyMap<string, HoldRow[]>> {
  if (dossierIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(hold)
    .where(and(inArray(hold.dossierId, [...dossierIds]), inArray(hold.kind, [...pickKinds])))
    .orderBy(hold.heldSince, hold.item);
  return groupBy(
    rows.filter((row): row is typeof row & HoldRow => isPick(row)),
    ({ dossierId }) => dossierId,
  );
}

/**
 * Holds an item until a time, replacing what the registration held of it; false, with nothing changed, if there is not
 * enough. The caller has locked the registration, and all items that it will lock (`lockItems`).
 */
export async function takeHold(
  tx: Database,
  holder: Holder,
  wish: Wish,
  until: Date,
  by: { now?: Date; claim?: Claim } = {},
): Promise<boolean> {
  const locked = await lockHolds(tx, holder, [], [wish]);
  if (!(await takeLocked(locked, wish, until, by))) return false;
  await writeHolds(locked);
  return true;
}

/** Releases an item in any state; returns what was held. The caller has locked the registration. */
export async function dropHold(
  tx: Database,
  holder: Holder,
  item: StockItem,
): Promise<StoredHold | undefined> {
  const locked = await lockHolds(tx, holder, [], [item]);
  const gone = dropLocked(locked, item);
  await writeHolds(locked);
  return gone;
}

/**
 * Extends all items of a registration until a time, taking lapsed ones again. Returns the missing ones, which stay
 * lapsed. The caller has locked the registration.
 */
export async function secureHolds(
  tx: Database,
  holder: Holder,
  limitOf: (item: StockItem) => number | undefined,
  until: Date,
  now = new Date(),
): Promise<HoldRow[]> {
  const locked = await lockHolds(tx, holder, pickKinds);
  const gone: HoldRow[] = [];
  for (const row of [...locked.rows.values()].filter(isPick)) {
    if (row.state === 'reserved') continue;
    const longer = row.heldUntil && row.heldUntil > until ? row.heldUntil : until;
    const wish = { kind: row.kind, item: row.item, quantity: row.quantity, limit: limitOf(row) };
    if (!(await takeLocked(locked, wish, longer, { now }))) gone.push(row);
  }
  await writeHolds(locked);
  return gone;
}

/**
 * Reserves everything that a dossier holds, places included; lapsed items are removed. The caller has locked the
 * dossier.
 */
export async function reserveHolds(tx: Database, holder: Holder): Promise<void> {
  const rows = await allHoldsOf(tx, holder.id);
  await lockItems(tx, holder.eventCode, rows);
  await tx
    .update(hold)
    .set({ state: 'reserved', heldUntil: null })
    .where(and(eq(hold.dossierId, holder.id), eq(hold.state, 'held')));
  await tx.delete(hold).where(and(eq(hold.dossierId, holder.id), eq(hold.state, 'lapsed')));
}

/** Makes one item that is held a registration's own for good. The caller has locked both. */
export async function reserveHold(tx: Database, holder: Holder, item: StockItem): Promise<void> {
  await tx
    .update(hold)
    .set({ state: 'reserved', heldUntil: null })
    .where(and(isHold(holder, item), eq(hold.state, 'held')));
}

/** Removes a registration's lapsed items of a kind. The caller has locked the registration. */
export async function forgetLapsed(tx: Database, holder: Holder, kind: PickKind): Promise<void> {
  const lapsed = (await holdsOf(tx, holder.id, kind)).filter(({ state }) => state === 'lapsed');
  if (lapsed.length === 0) return;
  await lockItems(tx, holder.eventCode, lapsed);
  await tx
    .delete(hold)
    .where(and(eq(hold.dossierId, holder.id), eq(hold.kind, kind), eq(hold.state, 'lapsed')));
}

/** Until when new items are held, and until when holds can be extended. */
export type HoldWindow = { until: Date; cap: Date };

/**
 * The window of these holds: the cap counts from the first of those that are still held. A seat that was offered from a
 * waitlist is held for longer than any cap, and is left out.
 */
export function windowOf(rows: readonly StoredHold[], event: EventDocument, now: Date): HoldWindow {
  const times = holdTimes(event);
  const since = rows
    .filter((row) => isHeld(row, now) && Number(row.heldUntil) - Number(row.heldSince) <= times.cap)
    .map(({ heldSince }) => heldSince.getTime());
  const cap = new Date(Math.min(now.getTime(), ...since) + times.cap);
  const until = new Date(Math.min(now.getTime() + times.hold, cap.getTime()));
  return { until, cap };
}

/** Whether a hold counts and its time is not up. */
export function isHeld({ state, heldUntil }: Pick<StoredHold, 'state' | 'heldUntil'>, now: Date): boolean {
  return state === 'held' && heldUntil !== null && heldUntil > now;
}

/** Whether it was held and its time is up. */
export function isLapsed(row: Pick<StoredHold, 'state' | 'heldUntil'>, now: Date): boolean {
  return row.state !== 'reserved' && !isHeld(row, now);
}

function isHold(holder: Holder, { kind, item }: StockItem) {
  return and(eq(hold.dossierId, holder.id), eq(hold.kind, kind), eq(hold.item, item));
}
