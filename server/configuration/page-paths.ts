import { HOMEPAGES } from '#engine/configuration/event-document.ts';
import type { PageDocument } from '#engine/configuration/page-document.ts';
import type { ConfigurationStore } from './configuration-store.ts';

type Served = Pick<ConfigurationStore, 'current' | 'list'>;

/** The path of a page in the default language; undefined for one that stands at the address of the home page. */
export function pagePath({ code, parent }: Pick<PageDocument, 'code' | 'parent'>): string | undefined {
  if (HOMEPAGES.some((homepage) => homepage === code)) return undefined;
  return parent === undefined ? `/${code}` : `/${parent}/${code}`;
}

/** The paths of an event's pages that are worth finding, in the default language. */
export function publicPaths(configuration: Served, eventCode: string): string[] {
  const pages = configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'page' ? (pagePath(document) ?? []) : []))
    .sort();
  const schedule = configuration.current(eventCode, 'schedule', 'schedule') ? ['/schedule'] : [];
  return ['/', ...schedule, ...pages];
}
