import type { Database } from '#server/database/database.ts';
import type { ConfigurationStore } from './configuration-store.ts';
import { converters } from './document-formats.ts';
import { openPublishing } from './publishing.ts';
import { serveConfiguration } from './serve-configuration.ts';

/** Opens the configuration of all events in a database; `known` lists the converters of document formats. */
export async function openConfiguration(db: Database, known = converters): Promise<ConfigurationStore> {
  const documents = await serveConfiguration(db, known);
  return { ...documents.served, ...openPublishing(db, documents, known) };
}
