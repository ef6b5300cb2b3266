import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';

/** A seat that is kept for a registration until a moment, since it waited for it. */
export type SeatOffer = { readonly entry: string; readonly session: string; readonly until: Date };

/** The seats that are offered to a registration at a moment, by the order in which it waited for them. */
export async function seatOffersOf(
  db: Database,
  { id }: Pick<DossierRow, 'id'>,
  now: Date,
): Promise<SeatOffer[]> {
  const rows = await db
    .select({
      entry: waitlistEntry.id,
      session: waitlistEntry.item,
      offeredUntil: waitlistEntry.offeredUntil,
    })
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.dossierId, id),
        eq(waitlistEntry.kind, 'session'),
        eq(waitlistEntry.state, 'offered'),
        gt(waitlistEntry.offeredUntil, now),
      ),
    )
    .orderBy(asc(waitlistEntry.place));
  return rows.flatMap(({ entry, session, offeredUntil: until }) =>
    until === null ? [] : [{ entry, session, until }],
  );
}
