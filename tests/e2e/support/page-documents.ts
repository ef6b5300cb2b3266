import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOMEPAGES } from '#engine/event/documents/event/homepages.ts';
import type { PageDocument } from '#engine/event/documents/page/schema.ts';

const events = path.resolve(import.meta.dirname, '../../../fixtures/events');

/** A page of a demo event as it is first published; a copy of the caller's own. */
export function pageDocument(event: string, code: string): PageDocument {
  return JSON.parse(readFileSync(path.join(events, event, 'page', `${code}.json`), 'utf8'));
}

/** The pages of a demo event that have an address of their own. */
export function pageDocuments(event: string): PageDocument[] {
  return readdirSync(path.join(events, event, 'page'))
    .map((file) => pageDocument(event, path.basename(file, '.json')))
    .filter(({ code }) => !HOMEPAGES.some((homepage) => homepage === code));
}
