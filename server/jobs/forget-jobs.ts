import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** Deletes the jobs that name an event, done or not: what they were given has addresses in it. */
export async function forgetJobs(tx: Database, eventCode: string): Promise<void> {
  for (const table of [sql`jobs.job`, sql`jobs.archive`]) {
    await tx.execute(sql`delete from ${table} where data ->> 'eventCode' = ${eventCode}`);
  }
}
