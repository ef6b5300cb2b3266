import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { tellLine } from './line-news.ts';
import { enterLine, entriesOf, placesOf } from './places-of-dossier.ts';

/** Puts a registration in line for a session; who is in line with the same address keeps that place. */
export function joinLine(tx: Database, row: DossierRow, session: string): Promise<void> {
  return enterLine(tx, row, { kind: 'session', item: session });
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

/** The sessions that a registration waits for, and how far it is from being next. */
export async function placesInLines(
  db: Database,
  row: Pick<DossierRow, 'id'>,
): Promise<{ workshops_session_code: string; position: number }[]> {
  const places = await placesOf(db, row, 'session');
  return places
    .filter(({ state }) => state === 'waiting')
    .map(({ item, ahead }) => ({ workshops_session_code: item, position: ahead + 1 }));
}

const isLine = (row: Pick<DossierRow, 'id'>, session: string) =>
  entriesOf(row, { kind: 'session', item: session });
