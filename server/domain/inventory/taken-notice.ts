import { type SQL, sql } from 'drizzle-orm';
import { inventory } from '#server/database/schema.ts';

/** Where the database tells that more or less of a session is taken. */
export const takenChannel = 'session_taken';

/** Which session of which event has more or fewer seats taken. */
export type TakenNotice = { readonly eventCode: string; readonly session: string };

/** In a statement that changes how much is taken: tells it, in PostgreSQL at the commit and once a transaction. */
export const tellTaken: SQL<unknown> = sql`case when ${inventory.kind} = 'session'
  then pg_notify(${takenChannel}, ${inventory.eventCode} || ' ' || ${inventory.item}) end`;

/** Reads a notice; codes have no spaces. */
export function readTakenNotice(text: string): TakenNotice | undefined {
  const [eventCode, session, ...rest] = text.split(' ');
  return eventCode && session && rest.length === 0 ? { eventCode, session } : undefined;
}
