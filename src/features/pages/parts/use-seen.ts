import { type RefObject, useEffect, useState } from 'react';

// Enough is visible for the start of an animation to be seen.
const WELL: IntersectionObserverInit = { threshold: 0.35 };
/** Nearly in view: there is time to load it. */
export const NEARLY: IntersectionObserverInit = { rootMargin: '600px' };

/** Whether an element has been in view; true immediately if the browser cannot tell. */
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
