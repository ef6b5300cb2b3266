import { fileURLToPath } from 'node:url';
import { ne } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { configurationDocument, dossier } from '#server/database/schema.ts';
import { writePublishing } from '#server/languages/publishing-sentences.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import type { ConfigurationStore } from './configuration-store.ts';
import { describeDiagnostics } from './describe-diagnostics.ts';
import { readEventsFolder } from './event-folder.ts';

const seeder = 'seed';

/** The demo events that a new database starts with. */
export const demoEventsFolder = fileURLToPath(new URL('../../fixtures/events', import.meta.url));

/**
 * Whether a database is unused, so that demo events can be added. An interrupted first start is repeated, because the
 * demo registration comes last.
 */
export async function isNewDatabase(db: Database): Promise<boolean> {
  const published = await db.$count(configurationDocument, ne(configurationDocument.publishedBy, seeder));
  return published === 0 && (await db.$count(dossier)) === 0;
}

/** Publishes the events of a folder into a new database; throws at the first document that is not right. */
export async function seedEvents(
  configuration: ConfigurationStore,
  folder = demoEventsFolder,
): Promise<void> {
  for (const file of await readEventsFolder(folder)) {
    if (!file.ok) throw new Error(`${file.file}: ${writePublishing(file.problem, 'en')}`);
    const outcome = await configuration.publish(file.event, file.document, seeder);
    if (!outcome.ok)
      throw new Error(`${file.file}: ${describeDiagnostics(writeDiagnostics(outcome.diagnostics, 'en'))}`);
  }
}
