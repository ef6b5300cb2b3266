import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import { capacityKinds, type PickKind, pickKinds } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { windowOf } from './holds.ts';
import { type Claim, type Item, isSoldOut, type StockItem } from './inventory-lock.ts';
import {
  allHoldsOf,
  dropLocked,
  extendLocked,
  type LockedHolds,
  lapseLocked,
  lockHolds,
  type StoredHold,
  takeLocked,
  type Wish,
  writeHolds,
} from './locked-holds.ts';
import type { SeatJobs } from './seat-jobs.ts';

/** The parameters of holding an item; `offered` is what an accepted offer gives, and until when. */
export type Picking = {
  seats: SeatJobs;
  event: EventDocument;
  now: Date;
  claim?: Claim;
  offered?: { readonly quantity: number; readonly until: Date } | undefined;
};

/** Returns the held items of a kind that an item replaces; throws if it cannot be held next to them or others. */
export type Replaces = (own: readonly StoredHold[], others: readonly StoredHold[]) => readonly StockItem[];

/**
 * Holds an item for a registration, releasing those it replaces; false if there is not enough, and the caller rolls
 * back. All items of the kind then expire together, for one countdown, and places no earlier; what was offered keeps the
 * offer's time. The caller has locked the registration only.
 */
export async function pick(
  tx: Database,
  row: DossierRow,
  wish: Wish & Item,
  replaces: Replaces,
  { seats, event, now, claim, offered }: Picking,
): Promise<boolean> {
  if (await isSoldOut(tx, row, wish, wish.limit, now)) {
    const all = await allHoldsOf(tx, row.id);
    const isKind = ({ kind }: StoredHold) => kind === wish.kind;
    replaces(
      all.filter(isKind),
      all.filter((held) => !isKind(held)),
    );
    return false;
  }
  const kinds = [wish.kind, ...capacityKinds];
  const locked = await lockHolds(tx, row, kinds, [wish]);
  const instead = replaces(heldOf(locked, wish.kind), locked.others);
  const { until } = await renew(locked, wish.kind, { seats, event, now });
  const before = heldOf(locked, wish.kind).find(({ item }) => item === wish.item);
  const isOffered = offered !== undefined && wish.quantity <= offered.quantity && offered.until > until;
  const heldUntil = isOffered ? offered.until : until;
  if (!(await takeLocked(locked, wish, heldUntil, { now, claim }))) return false;
  const gone = instead.flatMap((item) => dropLocked(locked, item) ?? []);
  extendLocked(locked, kinds, until);
  await writeHolds(locked);
  await offerDropped(locked, gone, seats);
  const isLess = before?.state === 'held' && before.quantity > wish.quantity;
  if (isLess) await seats.offerFreed(tx, row.eventCode, { kind: wish.kind, item: wish.item });
  await seats.expireAt(tx, until);
  if (isOffered) await seats.expireAt(tx, heldUntil);
  return true;
}

/** Extends all that a registration holds, each kind up to its cap, and its places. The caller has locked it. */
export async function extendHolds(tx: Database, row: DossierRow, picking: Picking): Promise<void> {
  const locked = await lockHolds(tx, row, [...pickKinds, ...capacityKinds]);
  const ends = new Set<number>();
  for (const kind of pickKinds) {
    if (!heldOf(locked, kind).some(({ state }) => state === 'held')) continue;
    const { until } = await renew(locked, kind, picking);
    extendLocked(locked, [kind, ...capacityKinds], until);
    ends.add(Number(until));
  }
  await writeHolds(locked);
  for (const end of ends) await picking.seats.expireAt(tx, new Date(end));
}

/** Releases items in any state. The caller has locked the registration only. */
export async function releaseItems(
  tx: Database,
  row: DossierRow,
  items: readonly StockItem[],
  seats: SeatJobs,
): Promise<void> {
  const locked = await lockHolds(tx, row, [], items);
  const gone = items.flatMap((item) => dropLocked(locked, item) ?? []);
  await writeHolds(locked);
  await offerDropped(locked, gone, seats);
}

/** Releases expired holds of a kind, and returns the window of the others. */
async function renew(locked: LockedHolds, kind: PickKind, { seats, event, now }: Picking) {
  for (const item of await lapseLocked(locked, kind, now)) {
    await seats.offerFreed(locked.tx, locked.holder.eventCode, item);
  }
  return windowOf(heldOf(locked, kind), event, now);
}

function heldOf({ rows }: LockedHolds, kind: PickKind): StoredHold[] {
  return [...rows.values()].filter((row) => row.kind === kind);
}

async function offerDropped(
  { tx, holder }: LockedHolds,
  gone: readonly StoredHold[],
  seats: SeatJobs,
): Promise<void> {
  for (const { kind, item, state } of gone) {
    if (state !== 'lapsed') await seats.offerFreed(tx, holder.eventCode, { kind, item });
  }
}
