import PgBoss from 'pg-boss';
import { type Database, executeSqlOn, type OpenDatabase } from '#server/database/database.ts';
import { deleteExpired } from './housekeeping.ts';
import { trackQueries } from './track-queries.ts';

/** A job to run now, or not before a time. */
export type Job = { queue: string; data: Record<string, unknown>; startAfter?: Date };

export type Jobs = {
  /** Adds a job in the caller's transaction: it exists if, and only if, that one commits. Its queue must have a worker. */
  add(tx: Database, job: Job): Promise<void>;
  /** Handles the jobs of a queue; a failed one is retried with increasing delays for most of a day. */
  work(queue: string, handle: (data: Record<string, unknown>) => Promise<void>): Promise<Worker>;
  /** Adds a job to a queue again and again, by a cron expression in UTC. */
  every(queue: string, cron: string): Promise<void>;
  /** Reports an error that no caller waits for. */
  report(error: Error): void;
  /** Waits for jobs at work; afterwards the database may be closed. */
  stop(): Promise<void>;
};

/** `wake` makes the worker look for jobs now, not at its next poll. */
export type Worker = { wake(): void };

// 2, 4, 8 … seconds: the fourteenth retry comes nine hours after the one before. A job whose process died runs again
// once it has expired.
const retry = { retryLimit: 14, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 };
const housekeepingQueue = 'housekeeping';

/** Starts the job queue in the database's own tables, on PGlite and PostgreSQL alike; errors of its loops go to `onError`. */
export async function startJobs(database: OpenDatabase, onError: (error: Error) => void): Promise<Jobs> {
  const statements = trackQueries(database.executeSql);
  const boss = new PgBoss({
    db: { executeSql: statements.execute },
    schema: 'jobs',
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(housekeepingQueue);
  await boss.work(housekeepingQueue, async () => {
    await deleteExpired(database.db);
    await database.tidy?.();
  });
  await boss.schedule(housekeepingQueue, '17 * * * *');
  return {
    async add(tx, { queue, data, startAfter }) {
      await boss.send(queue, data, {
        ...retry,
        startAfter,
        db: { executeSql: async (...call) => executeSqlOn(tx)(...call) },
      });
    },
    async work(queue, handle) {
      await boss.createQueue(queue);
      const worker = await boss.work<Record<string, unknown>>(queue, async ([job]) => {
        // The next job starts immediately, not at the next poll in two seconds.
        boss.notifyWorker(worker);
        if (job) await handle(job.data);
      });
      return { wake: () => boss.notifyWorker(worker) };
    },
    every: (queue, cron) => boss.schedule(queue, cron),
    report: onError,
    async stop() {
      await boss.stop({ timeout: 10_000 });
      await statements.settle();
    },
  };
}
