import { deskJob } from '#server/database/schema.ts';
import { type DeskJobs, isRunning, storeJob } from '#server/desk/jobs/desk-jobs.ts';
import type { DeskJobServices } from '#server/desk/jobs/job-handler.ts';
import { rowHandlers } from '#server/desk/jobs/row-handlers.ts';
import { runNextRow } from '#server/desk/jobs/run-row.ts';
import type { OpenRequests } from '#server/http/open-requests.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';

const queue = 'desk-job';
/** A job is worked on for so long at a time, in milliseconds, then it is the next one's turn. */
const TURN = 10_000;
/**
 * After each row, a job waits until no request has been open for `rest` milliseconds, at most `most`: PGlite answers within
 * the process and one transaction at a time, so that visitors would wait for rows that follow each other.
 */
const WAY = { rest: 10, most: 100 };

/** Starts the long actions of organizers, and goes on with those that a killed server left. */
export async function startDeskJobs(
  services: DeskJobServices,
  jobs: Jobs,
  requests: OpenRequests,
): Promise<DeskJobs & { stop(): void }> {
  const { db } = services;
  let isStopping = false;
  const runner = { services, handlers: rowHandlers, report: jobs.report };
  const worker = await jobs.work(queue, async ({ job, eventCode }) => {
    const end = Date.now() + TURN;
    const id = String(job);
    while (await runNextRow(runner, id)) {
      await requests.quiet(WAY.rest, WAY.most);
      if (!isStopping && Date.now() < end) continue;
      await jobs.add(db, { queue, data: { job: id, eventCode } });
      return;
    }
  });
  const left = await db
    .select({ job: deskJob.id, eventCode: deskJob.eventCode })
    .from(deskJob)
    .where(isRunning);
  for (const data of left) await jobs.add(db, { queue, data });
  return {
    async start(tx, job) {
      const id = await storeJob(tx, job);
      await jobs.add(tx, { queue, data: { job: id, eventCode: job.by.eventCode } });
      return id;
    },
    wake: () => worker.wake(),
    stop() {
      isStopping = true;
    },
  };
}
