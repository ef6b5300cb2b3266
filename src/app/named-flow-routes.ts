import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { flowPages, NAMED_FLOWS, PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';
import type { RouteHandle } from './route-handle.ts';

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

/**
 * The flows whose pages the specification names: the pages of any flow, at their own addresses (spec §2 "Route table").
 */
export const namedFlowRoutes: RouteObject[] = NAMED_FLOWS.flatMap((flow) => {
  const pages = flowPages(flow);
  return [
    pageAt(pages.begin, flow === PROPOSAL_FLOW ? [begin, invitation] : [begin]),
    pageAt(pages.confirmation, [confirmation]),
  ];
});
