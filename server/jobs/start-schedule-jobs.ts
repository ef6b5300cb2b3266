import { catalogue } from '#server/domain/inventory/limits.ts';
import { mailSessionChanges, type SessionMailServices } from '#server/flows/sessions-changed.ts';
import type { Jobs } from './start-jobs.ts';

const queue = 'sessions-changed';

/** Starts mailing those who have booked a session that a published schedule moves or removes. */
export async function startScheduleJobs(services: SessionMailServices, jobs: Jobs): Promise<void> {
  const { db, configuration } = services;
  await jobs.work(queue, ({ event, version }) =>
    mailSessionChanges(services, String(event), Number(version)),
  );
  configuration.onPublishedHere((event, documents) => {
    const schedule = documents.find(({ kind, code }) => kind === 'schedule' && code === catalogue.schedule);
    if (!schedule || schedule.version < 2) return;
    jobs.add(db, { queue, data: { event, version: schedule.version } }).catch(jobs.report);
  });
}
