import type { Database } from '#server/database/database.ts';

/** Publishes drafts later. */
export interface DraftJobs {
  /** Has the drafts that are due at a time published then, if the caller's transaction commits. */
  publishAt(tx: Database, at: Date): Promise<void>;
}
