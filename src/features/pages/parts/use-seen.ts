import { type RefObject, useEffect, useState } from 'react';

// Enough of it that what begins now is seen to begin.
const WELL: IntersectionObserverInit = { threshold: 0.35 };
/** Soon to be in view: what is fetched now is there by then. */
export const NEARLY: IntersectionObserverInit = { rootMargin: '600px' };

/** Whether an element has been in view; at once where the browser cannot tell. */
export function useSeen(place: RefObject<Element | null>, how = WELL): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, how);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen, place, how]);
  return seen;
}
