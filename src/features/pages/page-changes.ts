import { useQueryClient } from '@tanstack/react-query';
import { useEventChanges } from '#src/lib/realtime/use-event-changes.ts';

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
    if (kind === 'page') void queries.invalidateQueries({ queryKey: ['page', code] });
    if (kind === 'page') void queries.invalidateQueries({ queryKey: ['site', 'pages'] });
    if (CATALOGUE.has(kind)) void queries.invalidateQueries({ queryKey: ['site'] });
  });
}
