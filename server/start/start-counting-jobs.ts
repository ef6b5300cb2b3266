import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { countDossiers } from '#server/desk/counted-dossiers.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';

const queue = 'memberships';
/** Less than the minute after which a job counts as lost. */
const SPAN_MS = 45_000;

/**
 * Counts answers and memberships every five minutes, so that a filter by them finds little left to do after a form or the
 * rules were published: with 100,000 registrations, all of them take a minute.
 */
export async function startCountingJobs(
  { db, configuration }: { readonly db: Database; readonly configuration: ConfigurationStore },
  jobs: Pick<Jobs, 'work' | 'every'>,
): Promise<void> {
  await jobs.work(queue, async () => {
    const deadline = new Date(Date.now() + SPAN_MS);
    for (const eventCode of configuration.eventCodes()) {
      await countDossiers(db, { configuration, eventCode }, deadline);
    }
  });
  await jobs.every(queue, '*/5 * * * *');
}
