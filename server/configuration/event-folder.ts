import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sentence } from '#engine/event/diagnosis/sentence.ts';
import { documentKinds, isDocumentKind } from '#engine/event/documents/registry.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { readJson } from './json-fault.ts';
import { withoutVersion } from './version-key.ts';

/** A file of an event's folder: its parsed document, or why it could not be read. */
export type DocumentFile = {
  file: string;
  event: string;
} /** `version` is the one that a pulled document names. */ & (
  | { ok: true; document: unknown; version?: number }
  | { ok: false; problem: Sentence }
);

const order = Object.keys(documentKinds);

/**
 * The documents in `folder/{event}/` in an order in which they can be published. A folder `{event}@{name}` is a draft,
 * which is not published.
 */
export async function readEventsFolder(folder: string): Promise<DocumentFile[]> {
  return (await readEach(folder, folder)).filter(
    ({ event }) => !event.endsWith('.json') && !event.includes('@'),
  );
}

/** Every document of one event's own folder, in the same order. */
export async function readEventFolder(folder: string): Promise<DocumentFile[]> {
  return readEach(folder, path.dirname(path.resolve(folder)));
}

async function readEach(folder: string, events: string): Promise<DocumentFile[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const read = await Promise.all(paths.map((file) => readDocumentFile(events, file)));
  return read.sort((left, right) => rankOf(left) - rankOf(right));
}

async function readDocumentFile(events: string, file: string): Promise<DocumentFile> {
  const event = path.relative(events, path.resolve(file)).split(path.sep)[0] ?? '';
  try {
    const reading = readJson(await readFile(file, 'utf8'));
    return reading.ok
      ? { ok: true, file, event, ...withoutVersion(reading.value) }
      : { ok: false, file, event, problem: says('notJson', { fault: reading.fault }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, file, event, problem: says('unreadable', { reason }) };
  }
}

function rankOf(file: DocumentFile): number {
  const document = file.ok ? file.document : undefined;
  const kind = typeof document === 'object' && document !== null && 'kind' in document ? document.kind : '';
  if (!isDocumentKind(kind)) return order.length;
  return kind === 'form' && namesOffers(document) ? order.indexOf('offers') + 0.5 : order.indexOf(kind);
}

function namesOffers(form: unknown): boolean {
  return JSON.stringify(form).includes('"offers":');
}
