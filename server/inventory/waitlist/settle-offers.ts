import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { holdsOf } from '#server/inventory/stock/holds.ts';
import { type Item, lockItems } from '#server/inventory/stock/inventory-lock.ts';
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
  item: Item,
  became: 'taken' | 'expired',
  now: Date,
): Promise<WaitlistRow | undefined> {
  const found = await liveEntry(tx, row, item);
  if (!found) return undefined;
  // Its own holds are locked as well, so that two dossiers that exchange items never deadlock.
  await lockItems(tx, row.eventCode, [item, ...(await holdsOf(tx, row.id, item.kind))]);
  const entry = await lockEntry(tx, found);
  const isOffered = entry?.state === 'offered';
  if (!entry || (entry.state !== 'waiting' && !isOffered)) return undefined;
  if (isOffered && entry.offeredUntil !== null && entry.offeredUntil <= now) return undefined;
  const declinedAt = isOffered && became === 'expired' ? now : null;
  await markEntry(tx, entry, { state: became, declinedAt });
  await releaseOffered(tx, entry);
  return entry;
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
export async function declineOffers(tx: Database, { id }: DossierRow, { kind, item }: Item): Promise<void> {
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
