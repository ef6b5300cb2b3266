import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '#src/lib/focus-heading.ts';

/** Moves focus to the heading of each page that a navigation leads to; not on the first, where the browser reads. */
export function useRouteFocus(main: RefObject<HTMLElement | null>, page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    return main.current ? focusHeading(main.current) : undefined;
  }, [main, page]);
}
