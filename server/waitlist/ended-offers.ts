import { and, asc, eq, gt } from 'drizzle-orm';
import type { EndedOffer } from '#engine/event/cart/awaited.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { placesChosen } from '#server/inventory/capacity.ts';
import { holdsOf } from '#server/inventory/holds.ts';
import { type AwaitedStock, isAwaited, nameOf } from '#server/inventory/inventory-lock.ts';
import { awaitedBy, waitlistKindOf } from './entries.ts';

/** How long an ended offer is still named, in milliseconds. */
const NAMED_FOR = 14 * 24 * 3_600_000;

/** An item whose offer to a dossier has ended. */
export type Ended = AwaitedStock & EndedOffer;

/** What was offered to a dossier, and expired or was declined, unless it has it by now or waits again. */
export async function endedOffers(
  db: Database,
  row: DossierRow,
  now: Date,
  kind?: AwaitedStock['kind'],
): Promise<Ended[]> {
  const ended = await db
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.dossierId, row.id),
        eq(waitlistEntry.state, 'expired'),
        kind && eq(waitlistEntry.kind, waitlistKindOf(kind)),
        gt(waitlistEntry.offeredUntil, new Date(now.getTime() - NAMED_FOR)),
      ),
    )
    .orderBy(asc(waitlistEntry.place));
  if (ended.length === 0) return [];
  const held = (await holdsOf(db, row.id)).filter(({ state }) => state !== 'lapsed');
  const own = new Set([...held, ...placesChosen(row), ...(await awaitedBy(db, row))].map(nameOf));
  // An item that was offered twice is named by the latest offer.
  const latest = new Map(ended.map((each) => [nameOf(each), each]));
  return [...latest].flatMap(([name, { kind: of, item, offeredUntil, declinedAt }]) => {
    if (own.has(name) || !isAwaited(of)) return [];
    const ends = [now, declinedAt ?? offeredUntil].map(Number);
    const at = new Date(Math.min(...ends)).toISOString();
    return [{ kind: of, item, at, declined: declinedAt ? 'Y' : 'N' }];
  });
}
