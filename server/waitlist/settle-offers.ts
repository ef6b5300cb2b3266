import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import {
  type AwaitableItem,
  claim,
  type Item,
  lockItems,
  type StockItem,
} from '#server/inventory/inventory-lock.ts';
import { allHoldsOf } from '#server/inventory/locked-holds.ts';
import { amountDetail } from '#server/inventory/offer-amount.ts';
import { keepPieces } from '#server/inventory/pieces.ts';
import { liveEntry, lockEntry, markEntry, type WaitlistRow, waitlistKindOf } from './entries.ts';
import { releaseOffered } from './offered-stock.ts';
import { waitlistKinds } from './waitlist-kinds.ts';

/**
 * Ends a dossier's wait for an item that it is about to hold, releasing its offer for that hold. An expired offer is
 * not accepted. Returns the former entry. The caller has locked the dossier only.
 */
export async function acceptOffer(
  tx: Database,
  row: DossierRow,
  item: Item,
  now: Date,
): Promise<WaitlistRow | undefined> {
  if (item.kind === 'discount' || waitlistKinds[item.kind].offeredBy === 'hold') return undefined;
  return endWait(tx, row, item, 'taken', now);
}

/**
 * Ends a dossier's wait for an item, and releases its claim. Returns the former entry, undefined without one. The
 * caller has locked the dossier only.
 */
export async function endWait(
  tx: Database,
  row: DossierRow,
  item: StockItem,
  became: 'taken' | 'expired',
  now: Date,
): Promise<WaitlistRow | undefined> {
  const found = await liveEntry(tx, row, item);
  if (!found) return undefined;
  // Its own holds are locked as well, so that two dossiers that exchange items never deadlock.
  await lockItems(tx, row.eventCode, [item, ...(await heldOfKind(tx, row, item))]);
  const entry = await lockEntry(tx, found);
  const isOffered = entry?.state === 'offered';
  if (!entry || (entry.state !== 'waiting' && !isOffered)) return undefined;
  if (isOffered && entry.offeredUntil !== null && entry.offeredUntil <= now) return undefined;
  const declinedAt = isOffered && became === 'expired' ? now : null;
  await markEntry(tx, entry, { state: became, declinedAt });
  await releaseOffered(tx, entry);
  return entry;
}

/**
 * Gives a dossier an item for good whose stock its entry has claimed; without such an entry, beyond any limit. The
 * caller has locked the dossier and the item.
 */
export async function acceptClaimed(
  tx: Database,
  row: DossierRow,
  { amount, ...item }: AwaitableItem & { readonly amount?: number | undefined },
  now: Date,
): Promise<void> {
  const found = await liveEntry(tx, row, item);
  const entry = found && (await lockEntry(tx, found));
  if (entry) {
    await tx.update(waitlistEntry).set({ claimed: false }).where(eq(waitlistEntry.id, entry.id));
    await markEntry(tx, entry, { state: 'taken' });
  }
  if (!entry?.claimed) await claim(tx, row.eventCode, item, 1, undefined);
  await keepPieces(tx, row, { ...item, quantity: 1 }, now, amountDetail(amount));
}

const heldOfKind = async (tx: Database, { id }: DossierRow, { kind }: StockItem) =>
  (await allHoldsOf(tx, id)).filter((held) => held.kind === kind);

/** Ends a dossier's waits for items and releases its claims. The caller has locked the dossier and the items. */
export async function endWaits(
  tx: Database,
  row: DossierRow,
  items: readonly StockItem[],
  became: 'taken' | 'expired' = 'expired',
): Promise<void> {
  for (const item of items) {
    const found = await liveEntry(tx, row, item);
    const entry = found && (await lockEntry(tx, found));
    if (!entry) continue;
    await markEntry(tx, entry, { state: became });
    await releaseOffered(tx, entry);
  }
}

/** Marks a dossier's wait for an item that it now holds as taken, and offers of what it gave up as declined. */
export async function settleOffers(
  tx: Database,
  { id }: DossierRow,
  { kind, item }: Item,
  replaced: readonly string[],
): Promise<void> {
  if (kind === 'discount' || waitlistKinds[kind].offeredBy === 'claim') return;
  const own = and(eq(waitlistEntry.dossierId, id), eq(waitlistEntry.kind, kind));
  const isTaken = and(eq(waitlistEntry.item, item), inArray(waitlistEntry.state, ['waiting', 'offered']));
  const isGivenUp = and(inArray(waitlistEntry.item, [...replaced]), eq(waitlistEntry.state, 'offered'));
  await tx
    .update(waitlistEntry)
    .set({
      state: sql`case when ${eq(waitlistEntry.item, item)} then 'taken' else 'expired' end`,
      declinedAt: sql`case when ${eq(waitlistEntry.item, item)} then ${waitlistEntry.declinedAt} else now() end`,
    })
    .where(and(own, or(isTaken, isGivenUp)));
}

/** Marks the offer of an item that its dossier released as declined. */
export async function declineOffers(
  tx: Database,
  { id }: DossierRow,
  { kind, item }: StockItem,
): Promise<void> {
  if (kind === 'discount' || waitlistKinds[kind].offeredBy === 'claim') return;
  await tx
    .update(waitlistEntry)
    .set({ state: 'expired', declinedAt: new Date() })
    .where(
      and(
        eq(waitlistEntry.dossierId, id),
        eq(waitlistEntry.kind, waitlistKindOf(kind)),
        eq(waitlistEntry.item, item),
        eq(waitlistEntry.state, 'offered'),
      ),
    );
}
