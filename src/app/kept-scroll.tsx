import { use, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, ScrollRestoration, useLocation } from 'react-router';
import { useSiteAddress } from '#src/lib/navigation/site-address.tsx';

/**
 * Goes to the top of each page and back to where one was. A page that came drawn is not moved as it is taken over: the
 * browser has put its visitor where they were, and they may have scrolled meanwhile, while the router would begin it at
 * the top, or where a page was left that had been come to by its address in the same tab.
 */
export function KeptScroll() {
  const { decided: cameDrawn } = useSiteAddress();
  const location = useLocation();
  const [first] = useState(location);
  const state = use(RouterState);
  const isTakenOver = state !== null && cameDrawn !== undefined && location === first;
  // The router knows a page that is not to be moved (`false`), and has no other way to be told of one from outside.
  const told = isTakenOver ? { ...state, restoreScrollPosition: false as const } : state;
  return (
    <RouterState value={told}>
      <ScrollRestoration />
    </RouterState>
  );
}
