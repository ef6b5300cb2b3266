import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { flowPages, NAMED_FLOWS, PROPOSAL_FLOW } from '#engine/configuration/flow-pages.ts';
import { DEFAULT_LOCALE } from '#engine/configuration/text.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.tsx';

const thereOnly: RouteHandle = { isDrawnThere: true };

const begin: RouteObject = { index: true, lazy: () => import('#src/features/apply/apply-page.tsx') };
const confirmation: RouteObject = {
  index: true,
  lazy: () => import('#src/features/apply/apply-confirmation-page.tsx'),
};
const invitation: RouteObject = {
  path: ':invitation_code',
  lazy: () => import('#src/features/apply/presenter/presenter-page.tsx'),
};

function pageAt(path: string, children: RouteObject[]): RouteObject {
  return {
    path: path.slice(1),
    caseSensitive: true,
    handle: thereOnly,
    loader: async ({ request }: LoaderFunctionArgs) => {
      await loadArea(localeOfPath(new URL(request.url).pathname), 'registration');
      return null;
    },
    children,
  };
}

/** The flows whose pages the specification names: those of any flow, at addresses of their own (spec §2 "Route table"). */
const namedFlowRoutes = NAMED_FLOWS.flatMap((flow) => {
  const pages = flowPages(flow);
  return [
    pageAt(pages.begin, flow === PROPOSAL_FLOW ? [begin, invitation] : [begin]),
    pageAt(pages.confirmation, [confirmation]),
  ];
});

/** Puts routes among the pages of the site, below whatever says the language. */
function withPages(route: RouteObject, pages: readonly RouteObject[]): RouteObject {
  if (route.index || !route.children) return route;
  const isLast = route.path === `${DEFAULT_LOCALE}?`;
  const children = isLast
    ? [...pages, ...route.children]
    : route.children.map((child) => withPages(child, pages));
  return { ...route, children };
}

/** Every page of the site: those that are written one by one, and those that are made from a table. */
export const siteRoutes: RouteObject[] = routes.map((route) => withPages(route, namedFlowRoutes));
