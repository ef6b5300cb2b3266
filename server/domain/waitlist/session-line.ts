import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { tellLine } from './line-news.ts';

/** Puts a registration in line for a session; who is in line with the same address keeps that place. */
export async function joinLine(tx: Database, row: DossierRow, session: string): Promise<void> {
  const { eventCode, email, emailTyped, locale, id: dossierId } = row;
  await tx
    .insert(waitlistEntry)
    .values({ eventCode, kind: 'session', item: session, dossierId, email, emailTyped, locale })
    .onConflictDoUpdate({
      target: [waitlistEntry.eventCode, waitlistEntry.kind, waitlistEntry.item, waitlistEntry.email],
      targetWhere: sql`state in ('waiting', 'offered')`,
      // A second registration of the same person is the one they are at now.
      set: { dossierId },
      setWhere: eq(waitlistEntry.state, 'waiting'),
    });
}

/** Takes a registration out of the line for a session; one that is not in it is no error. */
export async function leaveLine(db: Database, row: DossierRow, session: string): Promise<void> {
  await db.delete(waitlistEntry).where(and(isLine(row, session), eq(waitlistEntry.state, 'waiting')));
  await tellLine(db, { eventCode: row.eventCode, kind: 'session', item: session });
}

/** Marks what a registration waited for in a session as taken: it has a seat now. */
export async function takeSeatOffer(tx: Database, row: DossierRow, session: string): Promise<void> {
  await tx
    .update(waitlistEntry)
    .set({ state: 'taken' })
    .where(and(isLine(row, session), inArray(waitlistEntry.state, ['waiting', 'offered'])));
}

/** Marks the offer of a seat that was given back as over. */
export async function endSeatOffer(tx: Database, row: DossierRow, session: string): Promise<void> {
  await tx
    .update(waitlistEntry)
    .set({ state: 'expired' })
    .where(and(isLine(row, session), eq(waitlistEntry.state, 'offered')));
}

/** The sessions that a registration waits for, and how far it is from being next. */
export async function placesInLines(
  db: Database,
  row: Pick<DossierRow, 'id'>,
): Promise<{ workshops_session_code: string; position: number }[]> {
  const ahead = alias(waitlistEntry, 'ahead');
  const rows = await db
    .select({ session: waitlistEntry.item, ahead: count(ahead.id) })
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
        eq(waitlistEntry.dossierId, row.id),
        eq(waitlistEntry.kind, 'session'),
        eq(waitlistEntry.state, 'waiting'),
      ),
    )
    .groupBy(waitlistEntry.id)
    .orderBy(asc(waitlistEntry.place));
  return rows.map((each) => ({ workshops_session_code: each.session, position: each.ahead + 1 }));
}

function isLine({ id }: Pick<DossierRow, 'id'>, session: string) {
  return and(
    eq(waitlistEntry.dossierId, id),
    eq(waitlistEntry.kind, 'session'),
    eq(waitlistEntry.item, session),
  );
}
