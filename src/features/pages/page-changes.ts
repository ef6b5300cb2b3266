import { useQueryClient } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { useEventChanges } from '#src/lib/realtime/use-event-changes.ts';
import { isOfCatalogue } from './of-catalogue.ts';

const { getContentSection, getCustomPage, loadEventHomePageForm } = api.pages;
const homePage = queryKeyOf(loadEventHomePageForm);

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
  useEventChanges(({ kind, code }) => {
    if (kind === 'page') {
      const page = code === 'home' ? homePage : queryKeyOf(getCustomPage, { params: { code } });
      void queries.invalidateQueries({ queryKey: page });
      void queries.invalidateQueries({ queryKey: queryKeyOf(getContentSection) });
    }
    if (CATALOGUE.has(kind)) void queries.invalidateQueries({ predicate: isOfCatalogue });
  });
}
