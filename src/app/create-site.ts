import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import type { Call, ClientOptions } from '#src/api/client.ts';
import { clientOnDemand } from '#src/api/client-on-demand.ts';
import { eventQuery } from '#src/api/queries.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { forgetToken, readToken } from '#src/api/token.ts';
import { type IsMeasured, measuredPages } from '#src/lib/analytics/measured-pages.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { nameProblem } from '#src/lib/i18n/name-problem.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import type { SiteAddress } from '#src/lib/navigation/site-address.tsx';
import { nextTask } from '#src/lib/next-task.ts';
import { type FirstAnswer, keepAnswers } from './initial-data.ts';
import { isMissingAt } from './is-missing-at.ts';
import { loadPages } from './load-pages.ts';
import { prefetchFirstPage } from './prefetch.ts';
import { routes } from './routes.tsx';
import { SIGNED_OUT } from './signed-out.ts';

/** The parts that a page runs on. */
export interface SiteParts {
  readonly queries: QueryClient;
  readonly call: Call;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly address?: SiteAddress;
  /** Which pages may be measured; none by default. */
  readonly isMeasured?: IsMeasured;
}

/**
 * Creates client, cache and router, takes over the embedded answers, and requests the others through the network or
 * `http`.
 */
export async function createSite(first?: FirstAnswer, http?: ClientOptions['http']): Promise<SiteParts> {
  const queries = createQueryClient();

  // Spec §8: a 401 leads to the site root. The token is invalid; the draft stays.
  function leave(): void {
    // Only visitors who had a token are notified.
    const state = readToken() === undefined ? null : SIGNED_OUT;
    forgetToken();
    const home = pathTo('home', localeOfPath(window.location.pathname));
    void router.navigate(home, { state, replace: window.location.pathname === home });
  }

  const call = clientOnDemand({
    onUnauthorized: leave,
    locale: () => localeOfPath(window.location.pathname),
    nameProblem,
    http,
  });
  const { protocol, host, origin, hostname, pathname } = window.location;
  if (first) keepAnswers(queries, first.answers);
  void prefetchFirstPage(queries, call, { hostname, pathname });
  // Ranking all routes takes time.
  await nextTask();
  const isMissing = (path: string) => {
    const event = queries.getQueryData(eventQuery(call).queryKey);
    return event !== undefined && isMissingAt(event, path);
  };
  const router = createBrowserRouter(routes, { dataStrategy: loadPages(isMissing) });
  const decided = first?.drawn ? localeOfPath(pathname) : undefined;
  const address = { protocol, host, origin: first?.origin ?? origin, decided };
  return { queries, call, router, address, isMeasured: measuredPages(routes) };
}
