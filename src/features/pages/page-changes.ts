import { useQueryClient } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { useEventChanges } from '#src/lib/realtime/use-event-changes.ts';

/** What is drawn of pages: each, and what they are called. */
const { getContentSection, getCustomPage, loadCustomPageFormByCode, loadEventHomePageForm } = api.pages;
const drawn = [getContentSection, getCustomPage, loadCustomPageFormByCode, loadEventHomePageForm];

/** Documents that blocks take what they show from. */
const CATALOGUE: ReadonlySet<string> = new Set([
  'people',
  'sponsors',
  'exhibitors',
  'accommodations',
  'locations',
  'floor_plan',
  'schedule',
  'products',
  'activities',
]);

/** Fetches anew what the organizer publishes while a page is open: the page itself, and what its blocks show. */
export function usePageChanges(): void {
  const queries = useQueryClient();
  const refreshPages = () => {
    for (const endpoint of drawn) void queries.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  };
  const refreshCatalogue = () =>
    void queries.invalidateQueries({ predicate: ({ meta }) => !!meta?.ofCatalogue });
  useEventChanges(
    ({ kind }) => {
      if (kind === 'page') refreshPages();
      if (CATALOGUE.has(kind)) refreshCatalogue();
    },
    () => {
      refreshPages();
      refreshCatalogue();
    },
  );
}
