import { and, inArray } from 'drizzle-orm';
import type { AwaitedOffer } from '#engine/contract/offers.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { splitChoiceItem } from '#server/inventory/offers/find-offers.ts';
import { holdsOf } from '#server/inventory/stock/holds.ts';
import { type Item, lockItems } from '#server/inventory/stock/inventory-lock.ts';
import { freePieces } from '#server/inventory/stock/pieces.ts';
import { tellLine } from './line-news.ts';
import { enterLine, entriesOf, placesOf } from './places-of-dossier.ts';

/** Puts who applies in line for something offered; who is in line with the same address keeps that place. */
export function joinChoiceLine(tx: Database, row: DossierRow, { item }: Item): Promise<void> {
  return enterLine(tx, row, { kind: 'choice', item });
}

/**
 * Takes who applies out of the line for something offered, and frees what was kept for them, as told by the answer. The
 * caller has locked the dossier and nothing else.
 */
export async function leaveChoiceLine(
  tx: Database,
  row: DossierRow,
  item: Item,
  became: 'taken' | 'expired',
): Promise<boolean> {
  if (!(await isInLine(tx, row, item))) return false;
  // What it goes on to lock, so that two who exchange what they have wait for each other and never for good.
  await lockItems(tx, row.eventCode, [item, ...(await holdsOf(tx, row.id, 'choice'))]);
  const left = await tx
    .update(waitlistEntry)
    .set({ state: became })
    .where(and(isEntry(row, item), inArray(waitlistEntry.state, ['waiting', 'offered'])))
    // What an entry was is told by whether it was ever offered anything: it is new for each time in line.
    .returning({ offeredUntil: waitlistEntry.offeredUntil });
  const isKept = left.some(({ offeredUntil }) => offeredUntil !== null);
  if (isKept) await freePieces(tx, row.eventCode, { ...item, quantity: 1 });
  await tellLine(tx, { eventCode: row.eventCode, kind: 'choice', item: item.item });
  return isKept;
}

/** What a dossier waits for among what is offered under a code, with its place in line, or until when it is kept. */
export async function awaitedAmong(
  db: Database,
  row: Pick<DossierRow, 'id'>,
  offers: string,
): Promise<AwaitedOffer[]> {
  const places = await placesOf(db, row, 'choice');
  return places.flatMap(({ item, state, offeredUntil, ahead }): AwaitedOffer[] => {
    const [document, offer] = splitChoiceItem(item);
    if (document !== offers) return [];
    return state === 'offered' && offeredUntil
      ? [{ offer, state, offered_until: offeredUntil.toISOString() }]
      : [{ offer, state: 'waiting', position: ahead + 1 }];
  });
}

async function isInLine(tx: Database, row: DossierRow, item: Item): Promise<boolean> {
  const entries = await tx
    .select({ id: waitlistEntry.id })
    .from(waitlistEntry)
    .where(and(isEntry(row, item), inArray(waitlistEntry.state, ['waiting', 'offered'])));
  return entries.length > 0;
}

const isEntry = (row: Pick<DossierRow, 'id'>, { item }: Item) => entriesOf(row, { kind: 'choice', item });
