import { type SQL, sql } from 'drizzle-orm';
import { inventory } from '#server/database/schema.ts';

/** Where the database tells that more or less of a session is taken, and of what is offered. */
export const takenChannel = 'session_taken';
export const offerTakenChannel = 'offer_taken';

/** Of what in which event more or less is taken: a session, or an offer by its name in the inventory. */
export type TakenNotice = { readonly eventCode: string; readonly item: string };

const notice = sql`${inventory.eventCode} || ' ' || ${inventory.item}`;

/** In a statement that changes how much is taken: tells it, in PostgreSQL at the commit and once a transaction. */
export const tellTaken: SQL<unknown> = sql`case ${inventory.kind}
  when 'session' then pg_notify(${takenChannel}, ${notice})
  when 'choice' then pg_notify(${offerTakenChannel}, ${notice}) end`;

/** Reads a notice; codes have no spaces. */
export function readTakenNotice(text: string): TakenNotice | undefined {
  const [eventCode, item, ...rest] = text.split(' ');
  return eventCode && item && rest.length === 0 ? { eventCode, item } : undefined;
}
