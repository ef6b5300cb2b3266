import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { readEventFolder } from '../event-folder.ts';
import { isDocument } from '../read-version.ts';
import { templatesFolder } from '../templates-folder.ts';

/** A folder of documents that a new event can start with. */
export interface EventTemplate {
  readonly code: string;
  readonly name: Text;
  readonly description: Text;
  readonly documents: readonly ConfigurationDocument[];
}

let read: Promise<EventTemplate[]> | undefined;

/** The templates of the product, each a folder with `template.json`, which names it, and its documents. */
export function eventTemplates(): Promise<EventTemplate[]> {
  read ??= readTemplates(templatesFolder);
  return read;
}

async function readTemplates(folder: string): Promise<EventTemplate[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(codes.toSorted().map((code) => readTemplate(path.join(folder, code), code)));
}

async function readTemplate(folder: string, code: string): Promise<EventTemplate> {
  const named = JSON.parse(await readFile(path.join(folder, 'template.json'), 'utf8')) as Named;
  const documents: ConfigurationDocument[] = [];
  for (const file of await readEventFolder(folder)) {
    if (path.basename(file.file) === 'template.json') continue;
    if (!file.ok || !isDocument(file.document)) throw new Error(`${file.file} is no document`);
    documents.push(file.document);
  }
  return { ...named, code, documents };
}

/** What `template.json` says. */
type Named = Pick<EventTemplate, 'name' | 'description'>;
