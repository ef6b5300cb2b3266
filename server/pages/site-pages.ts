import type { PageEntry } from '#engine/contract/site.ts';
import { HOMEPAGES } from '#engine/event/documents/event/homepages.ts';
import type { PageDocument } from '#engine/event/documents/page/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

type Served = Pick<ConfigurationStore, 'list'>;

/** Whether a page is shown at the home page's address. */
export function isHomepage(code: string): boolean {
  return HOMEPAGES.some((homepage) => homepage === code);
}

/** Every published page of an event. */
export function pagesOf(configuration: Served, eventCode: string): PageDocument[] {
  return configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'page' ? [document] : []));
}

/** The pages that have an address of their own, by code. */
export function pageEntries(configuration: Served, eventCode: string): PageEntry[] {
  return pagesOf(configuration, eventCode)
    .filter(({ code }) => !isHomepage(code))
    .map(({ code, parent, title, description }) => ({ code, parent, title, description }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** The subjects of notifications: the types of `notify_me` blocks. */
export function notifyTypes(configuration: Served, eventCode: string): Set<string> {
  const blocks = pagesOf(configuration, eventCode).flatMap((page) => page.blocks);
  return new Set(blocks.flatMap((block) => (block.block === 'notify_me' ? [block.type] : [])));
}
