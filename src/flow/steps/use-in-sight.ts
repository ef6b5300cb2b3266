import { useCallback, useState } from 'react';

/** Whether an element is completely visible, and its ref; true if the browser cannot tell. */
export function useInSight(): readonly [
  isInSight: boolean,
  ref: (place: Element | null) => (() => void) | undefined,
] {
  const [isInSight, setInSight] = useState(true);
  const ref = useCallback((place: Element | null) => {
    if (!place || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setInSight(last.isIntersecting);
      },
      // A hair's breadth may be lost to rounding.
      { threshold: 0.95 },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [isInSight, ref];
}
