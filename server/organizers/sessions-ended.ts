import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** The database channel for organizers' sessions that have ended or may do less. */
export const sessionsEndedChannel = 'organizer_sessions_ended';

/** Tells with the commit that sessions of an event have ended or may do less: every process looks at those it has open. */
export async function tellSessionsEnded(tx: Database, eventCode: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${sessionsEndedChannel}, ${eventCode})`);
}
