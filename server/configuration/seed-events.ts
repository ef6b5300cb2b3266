import { fileURLToPath } from 'node:url';
import { count } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import type { ConfigurationStore } from './configuration-store.ts';
import { readEventsFolder } from './event-folder.ts';

/** The demo events that a new database starts with. */
export const demoEventsFolder = fileURLToPath(new URL('../../fixtures/events', import.meta.url));

/** Whether a database has never had a document: only then may the demo events be put into it. */
export async function isNewDatabase(db: Database): Promise<boolean> {
  const [row] = await db.select({ documents: count() }).from(configurationDocument);
  return row?.documents === 0;
}

/** Publishes the events of a folder into a new database; throws at the first document that is not right. */
export async function seedEvents(
  configuration: ConfigurationStore,
  folder = demoEventsFolder,
): Promise<void> {
  for (const file of await readEventsFolder(folder)) {
    if (!file.ok) throw new Error(`${file.file}: ${file.problem}`);
    const outcome = await configuration.publish(file.event, file.document, 'seed');
    if (!outcome.ok) throw new Error(`${file.file}: ${JSON.stringify(outcome.diagnostics, null, 2)}`);
  }
}
