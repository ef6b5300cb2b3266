import { and, asc, count, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';

/** What a dossier waits for: a seat in a session, or something offered. */
export interface Awaited {
  readonly kind: 'session' | 'choice';
  readonly item: string;
}

/** An entry of a dossier that waits, or that something is kept for; `ahead` are those who wait before it. */
export interface PlaceInLine {
  readonly item: string;
  readonly state: string;
  readonly offeredUntil: Date | null;
  readonly ahead: number;
}

/** Puts a dossier in line; who is in it with the same address keeps that place. */
export async function enterLine(tx: Database, row: DossierRow, { kind, item }: Awaited): Promise<void> {
  const { eventCode, email, emailTyped, locale, origin, id: dossierId } = row;
  await tx
    .insert(waitlistEntry)
    .values({ eventCode, kind, item, dossierId, email, emailTyped, locale, origin })
    .onConflictDoUpdate({
      target: [waitlistEntry.eventCode, waitlistEntry.kind, waitlistEntry.item, waitlistEntry.email],
      targetWhere: sql`state in ('waiting', 'offered')`,
      // A second dossier of the same person is the one they are at now.
      set: { dossierId, origin },
      setWhere: eq(waitlistEntry.state, 'waiting'),
    });
}

/** The entries of a dossier in one line, whatever became of them. */
export function entriesOf({ id }: Pick<DossierRow, 'id'>, { kind, item }: Awaited): SQL | undefined {
  return and(eq(waitlistEntry.dossierId, id), eq(waitlistEntry.kind, kind), eq(waitlistEntry.item, item));
}

/** Where a dossier stands in the lines of a kind, in the order in which it joined them. */
export function placesOf(
  db: Database,
  { id }: Pick<DossierRow, 'id'>,
  kind: Awaited['kind'],
): Promise<PlaceInLine[]> {
  const ahead = alias(waitlistEntry, 'ahead');
  const { item, state, offeredUntil } = waitlistEntry;
  return db
    .select({ item, state, offeredUntil, ahead: count(ahead.id) })
    .from(waitlistEntry)
    .leftJoin(
      ahead,
      and(
        eq(ahead.eventCode, waitlistEntry.eventCode),
        eq(ahead.kind, waitlistEntry.kind),
        eq(ahead.item, waitlistEntry.item),
        eq(ahead.state, 'waiting'),
        lt(ahead.place, waitlistEntry.place),
      ),
    )
    .where(
      and(
        eq(waitlistEntry.dossierId, id),
        eq(waitlistEntry.kind, kind),
        inArray(waitlistEntry.state, ['waiting', 'offered']),
      ),
    )
    .groupBy(waitlistEntry.id)
    .orderBy(asc(waitlistEntry.place));
}
