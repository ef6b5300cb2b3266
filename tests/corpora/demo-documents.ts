import path from 'node:path';
import { type DocumentFile, readEventsFolder } from '#server/configuration/event-folder.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';

/** As a window of jsdom has no addresses of files. */
const folder = path.join(process.cwd(), 'fixtures/events');

/** A JSON object of a document. */
export type Entry = Record<string, unknown>;
export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The documents of the demo events, published. */
export async function demoDocuments() {
  const files = await readEventsFolder(folder);
  const readable = files.filter((file): file is Extract<DocumentFile, { ok: true }> => file.ok);
  const served = servedDocuments();
  for (const { event, document } of readable) served.add(event, document);
  const documents = readable.map(({ event, document }) => ({ event, document: document as Entry }));
  return { served, documents };
}

/** One of a list, by a random number. */
export const oneOf = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];
