import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { registration } from '#server/database/schema.ts';

/** How many registrations of an event are submitted, each of which takes a place. */
export async function countSubmitted(db: Database, eventCode: string): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(registration)
    .where(and(eq(registration.eventCode, eventCode), eq(registration.status, 'Submitted')));
  return row?.taken ?? 0;
}

/**
 * Whether one more may be submitted to an event of that capacity (none: unlimited). It must be the transaction that
 * then submits: until that one ends, every other that asks for the same event waits, so the count stays true.
 */
export async function claimPlace(
  tx: Database,
  eventCode: string,
  capacity: number | undefined,
): Promise<boolean> {
  if (capacity === undefined) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event-capacity:${eventCode}`}, 0))`);
  return (await countSubmitted(tx, eventCode)) < capacity;
}
