import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { DESK_JOBS, type DeskJob, type DeskJobFault, type DeskJobKind } from '#engine/contract/desk-jobs.ts';
import type { Permission } from '#engine/contract/roles.ts';
import type { Database } from '#server/database/database.ts';
import { deskJob, deskJobRow } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { notFound } from '#server/refusals/refusal.ts';

/** The most jobs in a list, and the most faults of a job. */
const JOBS = 20;
const FAULTS = 200;

export type DeskJobRow = typeof deskJob.$inferSelect;

/** The kinds of jobs that an organizer may start. */
export function kindsFor(permissions: readonly Permission[]): DeskJobKind[] {
  const kinds = Object.keys(DESK_JOBS) as DeskJobKind[];
  return kinds.filter((kind) => permissions.includes(DESK_JOBS[kind]));
}

/** The latest jobs of an event of some kinds, newest first, without faults. */
export async function listJobs(
  db: Database,
  eventCode: string,
  kinds: readonly DeskJobKind[],
): Promise<DeskJob[]> {
  const rows = await db
    .select()
    .from(deskJob)
    .where(and(eq(deskJob.eventCode, eventCode), inArray(deskJob.kind, [...kinds])))
    .orderBy(desc(deskJob.startedAt), desc(deskJob.id))
    .limit(JOBS);
  return rows.map((row) => viewOf(row, []));
}

/** A job of an event with the rows that failed. Throws 404 for another event's, or one of another kind. */
export async function readJob(
  db: Database,
  eventCode: string,
  kinds: readonly DeskJobKind[],
  id: string,
): Promise<DeskJob> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(deskJob)
        .where(and(eq(deskJob.id, id), eq(deskJob.eventCode, eventCode), inArray(deskJob.kind, [...kinds])))
    : [];
  if (!row) throw notFound();
  const failed = await db
    .select({ row: deskJobRow.label, why: deskJobRow.fault })
    .from(deskJobRow)
    .where(and(eq(deskJobRow.jobId, id), eq(deskJobRow.state, 'failed')))
    .orderBy(asc(deskJobRow.position))
    .limit(FAULTS);
  return viewOf(
    row,
    failed.map(({ row: label, why }) => ({ row: label, why: why ?? '' })),
  );
}

function viewOf(row: DeskJobRow, faults: DeskJobFault[]): DeskJob {
  return {
    id: row.id,
    kind: row.kind,
    by: row.actor,
    started_at: row.startedAt.toISOString(),
    ...(row.endedAt && { ended_at: row.endedAt.toISOString() }),
    state: row.state,
    ...(row.stopReason && { stop_reason: row.stopReason }),
    about: row.about ?? '',
    total: row.total,
    done: row.done,
    failed: row.failed,
    faults,
  };
}
