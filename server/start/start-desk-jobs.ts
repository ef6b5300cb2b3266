import { setTimeout } from 'node:timers/promises';
import { deskJob } from '#server/database/schema.ts';
import { type DeskJobs, isRunning, storeJob } from '#server/desk/jobs/desk-jobs.ts';
import type { DeskJobServices } from '#server/desk/jobs/job-handler.ts';
import { rowHandlers } from '#server/desk/jobs/row-handlers.ts';
import { runNextRow } from '#server/desk/jobs/run-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';

const queue = 'desk-job';
/** A job is worked on for so long at a time, in milliseconds, then it is the next one's turn. */
const TURN = 10_000;
/**
 * The pause after each row, in milliseconds. PGlite answers within the process: without a pause the rows would follow each
 * other without a turn for any request.
 */
const PAUSE = 5;

/** Starts the long actions of organizers, and goes on with those that a killed server left. */
export async function startDeskJobs(
  services: DeskJobServices,
  jobs: Jobs,
): Promise<DeskJobs & { stop(): void }> {
  const { db } = services;
  let isStopping = false;
  const runner = { services, handlers: rowHandlers, report: jobs.report };
  const worker = await jobs.work(queue, async ({ job, eventCode }) => {
    const end = Date.now() + TURN;
    const id = String(job);
    while (await runNextRow(runner, id)) {
      await setTimeout(PAUSE);
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
