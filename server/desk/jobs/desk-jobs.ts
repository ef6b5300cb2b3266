import { type SQL, sql } from 'drizzle-orm';
import type { DeskJobKind } from '#engine/contract/desk-jobs.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { Actor } from '#server/audit/write-audit.ts';
import type { Database } from '#server/database/database.ts';
import { deskJob, deskJobRow } from '#server/database/schema.ts';
import type { Payload } from './job-handler.ts';

/** A job to start. */
export type NewDeskJob = {
  readonly kind: DeskJobKind;
  /** What it does, beyond its kind. */
  readonly about?: Text;
  /** Its event, and who starts it. */
  readonly by: Actor;
  readonly rows: readonly {
    /** A registration code, or a row number of a file. */
    readonly row: string;
    readonly payload: Payload;
  }[];
};

/** Starts long actions of organizers. */
export type DeskJobs = {
  /** Starts a job in the caller's transaction; returns its id. */
  start(tx: Database, job: NewDeskJob): Promise<string>;
  /** Begins with jobs that were started, once their transaction has committed. */
  wake(): void;
};

/** Rows in one statement: PostgreSQL takes at most 65,535 parameters. */
const CHUNK = 1_000;

/** Stores a job with its rows; returns its id. */
export async function storeJob(tx: Database, { kind, about = '', by, rows }: NewDeskJob): Promise<string> {
  const { eventCode, actor, actorKind, ip } = by;
  const [job] = await tx
    .insert(deskJob)
    .values({ eventCode, kind, actor, actorKind, ip, about, total: rows.length })
    .returning({ id: deskJob.id });
  if (!job) throw new Error('the job was not stored');
  for (let start = 0; start < rows.length; start += CHUNK) {
    const values = rows.slice(start, start + CHUNK).map(({ row, payload }, index) => ({
      jobId: job.id,
      position: start + index,
      label: row,
      payload,
    }));
    await tx.insert(deskJobRow).values(values);
  }
  return job.id;
}

/** The condition for jobs that are not over. */
export const isRunning: SQL = sql`${deskJob.state} = 'running'`;
