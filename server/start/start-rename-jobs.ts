import { hasRenamed } from '#engine/form/form-document/renamed-fields.ts';
import { type Renaming, renameAnswers } from '#server/answers/rename-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { renameInViews } from '#server/desk/rename-in-views.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';

const queue = 'renamed-fields';

/** How long a save that began before the publish may take. */
const LATE_MS = 15_000;

interface RenameServices {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
}

/**
 * Moves answers to the new codes of renamed fields in the transaction that publishes them. A job repeats it shortly
 * afterwards, for requests that were saving at that moment.
 */
export async function startRenameJobs({ db, configuration }: RenameServices, jobs: Jobs): Promise<void> {
  await jobs.work(queue, async (data) => {
    const [event, code] = [String(data['event']), String(data['code'])];
    const after = configuration.current(event, 'form', code)?.document;
    const before = await configuration.atVersion(event, 'form', code, Number(data['from']));
    if (before && after) await db.transaction((tx) => renameAnswers(tx, { eventCode: event, before, after }));
  });
  configuration.onWriting(async (tx, event, documents) => {
    for (const { kind, code, version, removed } of documents) {
      const was = kind === 'form' && !removed ? configuration.current(event, 'form', code) : undefined;
      const after = was && (await configuration.atVersion(event, 'form', code, version, tx));
      if (!was || !after || !hasRenamed(was.document, after)) continue;
      const renaming: Renaming = { eventCode: event, before: was.document, after };
      await renameAnswers(tx, renaming);
      await renameInViews(tx, renaming);
      const startAfter = new Date(Date.now() + LATE_MS);
      await jobs.add(tx, { queue, data: { event, code, from: was.version }, startAfter });
    }
  });
}
