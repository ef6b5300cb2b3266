import { deleteExpiredData } from '#server/flows/retention/retention-job.ts';
import type { Stores } from '#server/flows/submit/confirm-dossier.ts';
import type { Jobs } from './start-jobs.ts';

const queue = 'retention';

/** Starts erasing data whose retention has ended, once a day. */
export async function startRetentionJobs(
  stores: Pick<Stores, 'db' | 'configuration' | 'mailer'>,
  jobs: Jobs,
): Promise<void> {
  await jobs.work(queue, () => deleteExpiredData(stores));
  await jobs.every(queue, '43 3 * * *');
}
