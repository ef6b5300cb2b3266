import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { deskJob, deskJobRow } from '#server/database/schema.ts';
import type { DeskJobRow } from './read-jobs.ts';

/** The job of that id, locked until the transaction ends; undefined without one. */
export async function lockJob(tx: Database, id: string): Promise<DeskJobRow | undefined> {
  const [job] = await tx.select().from(deskJob).where(eq(deskJob.id, id)).for('update');
  return job;
}

/** Ends a locked job, and erases its payloads: only the faults of rows are left. */
export async function endJob(
  tx: Database,
  id: string,
  state: 'stopped' | 'done',
  stopReason?: DeskJobRow['stopReason'],
): Promise<void> {
  await tx
    .update(deskJob)
    .set({ state, endedAt: new Date(), ...(stopReason && { stopReason }) })
    .where(eq(deskJob.id, id));
  await tx.delete(deskJobRow).where(and(eq(deskJobRow.jobId, id), ne(deskJobRow.state, 'failed')));
  await tx.update(deskJobRow).set({ payload: null }).where(eq(deskJobRow.jobId, id));
}

/** Stops a job unless it has ended. It waits for the row that is being worked on, which stays done. */
export async function stopJob(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (job?.state !== 'running') return false;
    await endJob(tx, id, 'stopped');
    return true;
  });
}
