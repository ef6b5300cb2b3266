import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#src/api/client.ts';
import { eventQuery, homePageQuery, registrationOptionQuery } from '#src/api/queries.ts';
import { nameOfPath } from '#src/lib/navigation/route-names.ts';

/** Requests everything that the first page needs before React renders; errors are handled where the data is used. */
export async function prefetchFirstPage(
  queries: QueryClient,
  call: Call,
  { hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>,
): Promise<void> {
  const isHome = nameOfPath(pathname)?.startsWith('home___');
  await Promise.all([
    queries.prefetchQuery(eventQuery(call, hostname)),
    isHome && queries.prefetchQuery(homePageQuery(call)),
    isHome && queries.prefetchQuery(registrationOptionQuery(call)),
  ]);
}
