import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { WaitlistLine } from '#engine/contract/live-messages.ts';
import type { Database } from '#server/database/database.ts';
import { capacityKinds, waitlistEntry } from '#server/database/schema.ts';
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

/** Whether anybody waits for a place of an event, its tracks or its flows. */
export async function arePlacesInDemand(tx: Database, eventCode: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: waitlistEntry.id })
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.eventCode, eventCode),
        inArray(waitlistEntry.kind, [...capacityKinds]),
        eq(waitlistEntry.state, 'waiting'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The events in which somebody waits for a place. */
export async function placesInDemand(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ eventCode: waitlistEntry.eventCode })
    .from(waitlistEntry)
    .where(and(inArray(waitlistEntry.kind, [...capacityKinds]), eq(waitlistEntry.state, 'waiting')));
  return rows.map(({ eventCode }) => eventCode);
}

const waitsIn = ({ eventCode, kind, item }: Line) =>
  and(
    eq(waitlistEntry.eventCode, eventCode),
    eq(waitlistEntry.kind, kind),
    eq(waitlistEntry.item, item),
    eq(waitlistEntry.state, 'waiting'),
  );
