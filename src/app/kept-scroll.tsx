import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';
import { useSiteAddress } from '#src/lib/navigation/site-address.tsx';

/**
 * Goes to the top of each page and back to where one was; a page that came drawn stays where its visitor has scrolled
 * to meanwhile, as the router would begin it at the top.
 */
export function KeptScroll() {
  const { decided: cameDrawn } = useSiteAddress();
  const scrolledTo = useRef(0);
  // Insertion effects come before the router's layout effect, and this component's own after it: nothing is painted between.
  useInsertionEffect(() => {
    scrolledTo.current = window.scrollY;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    if (cameDrawn) window.scrollTo({ top: scrolledTo.current, behavior: 'instant' });
  }, []);
  return <ScrollRestoration />;
}
