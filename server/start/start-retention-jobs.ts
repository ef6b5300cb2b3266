import type { Stores } from '#server/confirmation/stores.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { deleteExpiredData } from '#server/retention/retention-job.ts';

const queue = 'retention';

/** Starts erasing data whose retention has ended, once a day. */
export async function startRetentionJobs(
  stores: Pick<Stores, 'db' | 'configuration' | 'mailer'>,
  jobs: Jobs,
): Promise<void> {
  await jobs.work(queue, () => deleteExpiredData(stores));
  await jobs.every(queue, '43 3 * * *');
}
