import { and, asc, eq, sql } from 'drizzle-orm';
import type { Text } from '#engine/form/languages/text.ts';
import { writeAuditOf } from '#server/audit/write-audit.ts';
import type { Database } from '#server/database/database.ts';
import { deskJob, deskJobRow } from '#server/database/schema.ts';
import { isTransient } from '#server/database/sql-errors.ts';
import { firstUpperText, joinTexts } from '#server/languages/join-texts.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { endJob, lockJob } from './end-job.ts';
import type { AfterRow, DeskJobServices, RowHandler } from './job-handler.ts';
import { mayStill } from './may-still.ts';
import type { DeskJobRow } from './read-jobs.ts';

export type RowRunner = {
  readonly services: DeskJobServices;
  readonly handlers: Readonly<Partial<Record<string, RowHandler>>>;
  readonly report: (error: Error) => void;
};

/**
 * Does a job's next row, unless its starter may no longer do it. Its work and its mark are one transaction, so that a
 * row is never done twice, whenever the server is killed; the job's lock keeps other processes from the same row.
 * Returns whether the job goes on.
 */
export async function runNextRow(runner: RowRunner, id: string): Promise<boolean> {
  const { services, report } = runner;
  const after = await services.db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    // It was stopped, or erased with its event.
    if (job?.state !== 'running') return 'over';
    if (!(await mayStill(tx, job))) {
      await endJob(tx, id, 'stopped', 'role');
      return 'over';
    }
    const [row] = await tx
      .select()
      .from(deskJobRow)
      .where(and(eq(deskJobRow.jobId, id), eq(deskJobRow.state, 'waiting')))
      .orderBy(asc(deskJobRow.position))
      .limit(1);
    if (!row) {
      await endJob(tx, id, 'done');
      return 'over';
    }
    const result = await workOn(runner, tx, job, row);
    const mark =
      'fault' in result ? { state: 'failed' as const, fault: result.fault } : { state: 'done' as const };
    await tx
      .update(deskJobRow)
      .set({ ...mark, payload: null })
      .where(and(eq(deskJobRow.jobId, id), eq(deskJobRow.position, row.position)));
    const { done, failed } = deskJob;
    await tx
      .update(deskJob)
      .set(mark.state === 'done' ? { done: sql`${done} + 1` } : { failed: sql`${failed} + 1` })
      .where(eq(deskJob.id, id));
    return 'fault' in result ? undefined : result.after;
  });
  if (after === 'over') return false;
  await Promise.resolve(after?.()).catch(report);
  return true;
}

type Result = { readonly fault: Text } | { readonly after: AfterRow | undefined };

/** Works on a row in a savepoint, so that a row that fails leaves nothing but its fault. */
async function workOn(
  { services, handlers, report }: RowRunner,
  tx: Database,
  job: DeskJobRow,
  row: typeof deskJobRow.$inferSelect,
): Promise<Result> {
  const handle = handlers[job.kind];
  try {
    if (!handle) throw new Error(`no handler of ${job.kind} jobs`);
    const after = await tx.transaction((inner) =>
      handle({
        services,
        tx: inner,
        job,
        payload: row.payload ?? {},
        audit: (action, written) => writeAuditOf(inner, job, action, written),
      }),
    );
    return { after };
  } catch (error) {
    if (error instanceof Refusal) return { fault: reasonOf(error) };
    // The whole row is tried again later.
    if (isTransient(error)) throw error;
    report(error instanceof Error ? error : new Error(String(error)));
    return { fault: inEveryLanguage('jobs.ourFault') };
  }
}

/** What a refusal says, as one text. */
const reasonOf = ({ errors }: Refusal): Text => firstUpperText(joinTexts(Object.values(errors).flat(), ' '));
