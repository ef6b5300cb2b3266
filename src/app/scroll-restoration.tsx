import { use, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, ScrollRestoration, useLocation } from 'react-router';
import { useSiteAddress } from '#src/lib/navigation/site-address.tsx';

/**
 * Scrolls to the top of each page and restores positions on Back. A server-rendered page is not scrolled during
 * hydration: the browser has restored its position, and the visitor may have scrolled.
 */
export function RestoredScroll() {
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
