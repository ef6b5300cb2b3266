import { type SQL, sql } from 'drizzle-orm';
import { ACTIVITIES, SHOP } from '#engine/event/documents/offers/views.ts';
import { inventory } from '#server/database/schema.ts';

/** The database channel for changes of taken sessions and offers. */
export const takenChannel = 'session_taken';
export const offerTakenChannel = 'offer_taken';

/** The event, and the session, or the offer within its document, whose taken amount changed. */
export type TakenNotice = { readonly eventCode: string; readonly item: string };

const notice = sql`${inventory.eventCode} || ' ' || ${inventory.item}`;
const noticeWithin = (offers: string) => sql`${inventory.eventCode} || ${` ${offers}/`} || ${inventory.item}`;

/** Notifies in a statement that changes a taken amount: with PostgreSQL's commit, once per transaction. */
export const tellTaken: SQL<unknown> = sql`case ${inventory.kind}
  when 'session' then pg_notify(${takenChannel}, ${notice})
  when 'choice' then pg_notify(${offerTakenChannel}, ${notice})
  when 'variant' then pg_notify(${offerTakenChannel}, ${noticeWithin(SHOP)})
  when 'activity' then pg_notify(${offerTakenChannel}, ${noticeWithin(ACTIVITIES)}) end`;

/** Reads a notice; codes have no spaces. */
export function readTakenNotice(text: string): TakenNotice | undefined {
  const [eventCode, item, ...rest] = text.split(' ');
  return eventCode && item && rest.length === 0 ? { eventCode, item } : undefined;
}
