import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** Deletes the jobs that name an event, finished or not: their data contains addresses. */
export async function forgetJobs(tx: Database, eventCode: string): Promise<void> {
  for (const table of [sql`jobs.job`, sql`jobs.archive`]) {
    await tx.execute(sql`delete from ${table} where data ->> 'eventCode' = ${eventCode}`);
  }
}
