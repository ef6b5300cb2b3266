import { isNotNull } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { siteDraft } from '#server/database/schema.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { DraftJobs } from '#server/scheduled-drafts/draft-jobs.ts';
import { publishDueDrafts, type ScheduleServices } from '#server/scheduled-drafts/publish-due-drafts.ts';

const queue = 'publish-drafts';

/**
 * Starts publishing drafts at their time. What was due while no server ran, or was left by a killed one, is published
 * immediately.
 */
export async function startDraftJobs(services: ScheduleServices, jobs: Jobs): Promise<DraftJobs> {
  await jobs.work(queue, () => publishDueDrafts(services));
  const publishAt = (tx: Database, startAfter: Date) => jobs.add(tx, { queue, data: {}, startAfter });
  const waiting = await services.db
    .select({ at: siteDraft.scheduledFor })
    .from(siteDraft)
    .where(isNotNull(siteDraft.scheduledFor));
  for (const { at } of waiting) if (at) await publishAt(services.db, at);
  // Every time has its job; this one covers the rest.
  await jobs.every(queue, '37 * * * *');
  return { publishAt };
}
