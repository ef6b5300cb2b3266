import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Database } from '#server/database/database.ts';
import { extendPlaces } from '#server/domain/capacity.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { dropHold, extendHolds, type HoldRow, holdsOf, holdWindow, takeHold, type Wish } from './holds.ts';
import { type Claim, type Item, isSoldOut, lapseEnded, lockItems, type StockItem } from './inventory-lock.ts';
import type { SeatJobs } from './seat-jobs.ts';

/** What a pick goes by besides the registration. */
export type Picking = { seats: SeatJobs; event: EventDocument; now: Date; claim?: Claim };

/**
 * Holds what a registration wishes for, and gives other items back in its stead; false when there is not so much left,
 * and the caller rolls back. All that it holds of that kind ends together, so that there is one countdown. The caller
 * has locked the registration and nothing else.
 */
export async function pick(
  tx: Database,
  row: DossierRow,
  wish: Wish & Item,
  instead: readonly Item[],
  { seats, event, now, claim }: Picking,
): Promise<boolean> {
  const own = (await holdsOf(tx, row.id, wish.kind)).filter(({ state }) => state !== 'reserved');
  const isNew = !own.some(({ item, state }) => item === wish.item && state === 'held');
  if (isNew && (await isSoldOut(tx, row.eventCode, wish, wish.limit, now))) return false;
  await lockItems(tx, row.eventCode, [wish, ...instead, ...own]);
  await lapseOwn(tx, row, own, { seats, now });
  const { until } = await holdWindow(tx, row, event, now, wish.kind);
  if (!(await takeHold(tx, row, wish, until, { now, claim }))) return false;
  await dropAll(tx, row, instead, seats);
  await extendHolds(tx, row, until, wish.kind);
  await extendPlaces(tx, row, until);
  await seats.expireAt(tx, until);
  return true;
}

/** Gives items back, whether held or lapsed. The caller has locked the registration and nothing else. */
export async function giveBack(
  tx: Database,
  row: DossierRow,
  items: readonly StockItem[],
  seats: SeatJobs,
): Promise<void> {
  await lockItems(tx, row.eventCode, items);
  await dropAll(tx, row, items, seats);
}

/** Frees those of these holds whose time is up: their items are locked already. */
export async function lapseOwn(
  tx: Database,
  { eventCode }: DossierRow,
  own: readonly HoldRow[],
  { seats, now }: Pick<Picking, 'seats' | 'now'>,
): Promise<void> {
  const ended = own.filter(({ state, heldUntil }) => state === 'held' && heldUntil && heldUntil <= now);
  for (const item of ended) {
    const freed = await lapseEnded(tx, eventCode, item, now);
    if (freed > 0) await seats.offerFreed(tx, eventCode, item);
  }
}

async function dropAll(
  tx: Database,
  row: DossierRow,
  items: readonly StockItem[],
  seats: SeatJobs,
): Promise<void> {
  for (const item of items) {
    const gone = await dropHold(tx, row, item);
    const isFreed = gone !== undefined && gone.state !== 'lapsed';
    if (isFreed) await seats.offerFreed(tx, row.eventCode, item);
  }
}
