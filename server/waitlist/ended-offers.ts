import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { picksOf } from '#server/inventory/holds.ts';
import { type AwaitedStock, isAwaited, nameOf } from '#server/inventory/inventory-lock.ts';
import { awaitedBy } from './entries.ts';

/** How long an ended offer is still named, in milliseconds. */
const NAMED_FOR = 14 * 24 * 3_600_000;

/** What was offered to a dossier and is its own no longer, though it neither declined nor has it, nor waits again. */
export async function endedOffers(db: Database, row: DossierRow, now: Date): Promise<AwaitedStock[]> {
  const ended = await db
    .select({ kind: waitlistEntry.kind, item: waitlistEntry.item })
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.dossierId, row.id),
        eq(waitlistEntry.state, 'expired'),
        isNull(waitlistEntry.declinedAt),
        gt(waitlistEntry.offeredUntil, new Date(now.getTime() - NAMED_FOR)),
      ),
    )
    .orderBy(asc(waitlistEntry.place));
  if (ended.length === 0) return [];
  const own = new Set([...(await picksOf(db, row)), ...(await awaitedBy(db, row))].map(nameOf));
  const left = new Map(ended.map((each) => [nameOf(each), each]));
  return [...left].flatMap(([name, { kind, item }]) => {
    if (own.has(name) || !isAwaited(kind)) return [];
    return kind === 'track' && item === row.track ? [] : [{ kind, item }];
  });
}
