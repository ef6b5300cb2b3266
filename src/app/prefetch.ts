import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#src/api/client.ts';
import { eventQuery, homePageQuery, registrationOptionQuery } from '#src/api/queries.ts';
import { nameOfPath } from './route-names.ts';

/** Asks for all that the first page needs at once, before React draws; failures are told where they are used. */
export function prefetchFirstPage(queries: QueryClient, call: Call, pathname: string): void {
  void queries.prefetchQuery(eventQuery(call));
  if (nameOfPath(pathname)?.startsWith('home___')) {
    void queries.prefetchQuery(homePageQuery(call));
    void queries.prefetchQuery(registrationOptionQuery(call));
  }
}
