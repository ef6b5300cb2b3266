import { useQueryClient } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { useEventChanges } from '#src/api/realtime/use-event-changes.ts';

/** Calls whose answers depend on page documents. */
const { getContentSection, getCustomPage, loadCustomPageFormByCode, loadEventHomePageForm } = api.pages;
const drawn = [getContentSection, getCustomPage, loadCustomPageFormByCode, loadEventHomePageForm];

/** Reloads pages and the data of their blocks when an organizer publishes them. */
export function usePageChanges(): void {
  const queries = useQueryClient();
  const refreshPages = () => {
    for (const endpoint of drawn) void queries.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  };
  const refreshCatalogue = () =>
    void queries.invalidateQueries({ predicate: ({ meta }) => !!meta?.ofCatalogue });
  useEventChanges('pages', refreshPages);
  useEventChanges('catalogue', refreshCatalogue);
}
