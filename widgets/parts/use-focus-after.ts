import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Passes the focus on when its element disappears, so that keyboard users are not sent to the top. */
export function useFocusAfter<Part extends HTMLElement>(
  next: (part: Part) => HTMLElement | null | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const find = useRef(next);
  useEffect(() => {
    find.current = next;
  });
  useLayoutEffect(() => {
    const here = part.current;
    // A layout effect is cleaned up while the part is still on the page.
    return () => {
      if (here?.contains(document.activeElement)) find.current(here)?.focus();
    };
  }, []);
  return part;
}
