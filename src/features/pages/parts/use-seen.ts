import { type RefObject, useEffect, useState } from 'react';

// Enough of it that what begins now is seen to begin.
const IN_VIEW: IntersectionObserverInit = { threshold: 0.35 };

/** Whether an element has been in view, or as near to it as asked; at once where the browser cannot tell. */
export function useSeen(place: RefObject<Element | null>, when = IN_VIEW): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, when);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen, place, when]);
  return seen;
}
