import { flowPages } from '#engine/event/addresses/flow-pages.ts';
import { HOMEPAGES } from '#engine/event/documents/event/homepages.ts';
import { type FlowDocument, GROUP_FLOW, REGISTRATION_FLOW } from '#engine/event/documents/flow/schema.ts';
import type { PageFeature } from '#engine/event/documents/page/page-features.ts';
import type { PageDocument } from '#engine/event/documents/page/schema.ts';
import type { ConfigurationStore } from './configuration-store.ts';

type Served = Pick<ConfigurationStore, 'current' | 'list'>;

/** A page's path in the default language; undefined for pages at the home page's address. */
export function pagePath({ code, parent }: Pick<PageDocument, 'code' | 'parent'>): string | undefined {
  if (HOMEPAGES.some((homepage) => homepage === code)) return undefined;
  return parent === undefined ? `/${code}` : `/${parent}/${code}`;
}

/** A page that is worth finding, in the default language, and when it was last published. */
export interface PublicPage {
  readonly path: string;
  readonly publishedAt: Date | undefined;
}

/** A flow's first page in the default language; registrations and groups have pages of their own. */
export function flowPath({ code }: Pick<FlowDocument, 'code'>): string | undefined {
  return code === REGISTRATION_FLOW || code === GROUP_FLOW ? undefined : flowPages(code).begin;
}

/** An event's public pages: home, schedule, its own pages, and flows. */
export function publicPages(configuration: Served, eventCode: string): PublicPage[] {
  const pages = configuration.list(eventCode).flatMap(({ document, publishedAt }) => {
    const path =
      document.kind === 'page'
        ? pagePath(document)
        : document.kind === 'flow'
          ? flowPath(document)
          : undefined;
    return path === undefined ? [] : [{ path, publishedAt }];
  });
  const home = configuration.current(eventCode, 'page', 'home');
  const schedule = configuration.current(eventCode, 'schedule', 'schedule');
  return [
    { path: '/', publishedAt: home?.publishedAt },
    ...(schedule ? [{ path: '/schedule', publishedAt: schedule.publishedAt }] : []),
    ...pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
  ];
}

/** The paths of an event's pages that are worth finding, in the default language. */
export function publicPaths(configuration: Served, eventCode: string): string[] {
  return publicPages(configuration, eventCode).map(({ path }) => path);
}

/** The parts of an event that its site has pages for, as `isMissingPage` reads them. */
export function pageFeatures(configuration: Served, eventCode: string): PageFeature[] {
  const flows = configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'flow' ? [`flow/${document.code}` as const] : []));
  const registration = configuration.current(eventCode, 'flow', REGISTRATION_FLOW)?.document;
  return [
    ...flows,
    ...(configuration.current(eventCode, 'schedule', 'schedule') ? ['schedule' as const] : []),
    ...(configuration.current(eventCode, 'offers', 'products') ? ['products' as const] : []),
    ...(registration?.entry.by.includes('invitation') ? ['invitations' as const] : []),
  ];
}
