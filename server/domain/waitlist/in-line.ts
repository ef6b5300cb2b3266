import { and, asc, count, eq } from 'drizzle-orm';
import type { WaitlistLine } from '#engine/contract/live-messages.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { WaitlistRow } from './waitlist-mail.ts';

type Line = WaitlistLine & { eventCode: string };

/** Those who wait in a line of an event, in the order in which they came. */
export function inLine(db: Database, line: Line): Promise<WaitlistRow[]> {
  return db.select().from(waitlistEntry).where(waitsIn(line)).orderBy(asc(waitlistEntry.place));
}

/** Whether an entry waits still, which is locked: since it was read it may have left, or been given what it waits for. */
export async function isWaiting(tx: Database, { id }: WaitlistRow): Promise<boolean> {
  const [entry] = await tx.select().from(waitlistEntry).where(eq(waitlistEntry.id, id)).for('update');
  return entry?.state === 'waiting';
}

/** Whether anybody waits in a line. */
export async function isInDemand(tx: Database, line: Line): Promise<boolean> {
  const [row] = await tx.select({ waiting: count() }).from(waitlistEntry).where(waitsIn(line));
  return (row?.waiting ?? 0) > 0;
}

const waitsIn = ({ eventCode, kind, item }: Line) =>
  and(
    eq(waitlistEntry.eventCode, eventCode),
    eq(waitlistEntry.kind, kind),
    eq(waitlistEntry.item, item),
    eq(waitlistEntry.state, 'waiting'),
  );
