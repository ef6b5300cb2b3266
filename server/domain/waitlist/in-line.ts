import { and, asc, eq } from 'drizzle-orm';
import type { WaitlistLine } from '#engine/contract/live-messages.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { WaitlistRow } from './waitlist-mail.ts';

/** Those who wait in a line of an event, in the order in which they came. */
export function inLine(
  db: Database,
  { eventCode, kind, item }: WaitlistLine & { eventCode: string },
): Promise<WaitlistRow[]> {
  return db
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.eventCode, eventCode),
        eq(waitlistEntry.kind, kind),
        eq(waitlistEntry.item, item),
        eq(waitlistEntry.state, 'waiting'),
      ),
    )
    .orderBy(asc(waitlistEntry.place));
}

/** Whether an entry waits still, which is locked: since it was read it may have left, or been given what it waits for. */
export async function isWaiting(tx: Database, { id }: WaitlistRow): Promise<boolean> {
  const [entry] = await tx.select().from(waitlistEntry).where(eq(waitlistEntry.id, id)).for('update');
  return entry?.state === 'waiting';
}
