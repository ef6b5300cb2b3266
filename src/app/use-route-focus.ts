import { type RefObject, useEffect, useRef } from 'react';

/** A heading that comes later than this is not waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Puts focus on the first h1 inside an element, as soon as it is there; gives a function that stops waiting. */
export function focusHeading(within: HTMLElement): () => void {
  const found = () => {
    const heading = within.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    // The page itself may have put focus somewhere better, e.g. on an error summary.
    const taken = within !== document.activeElement && within.contains(document.activeElement);
    if (!taken) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (found()) return () => {};
  const observer = new MutationObserver(() => found() && stop());
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(within, { childList: true, subtree: true });
  return stop;
}

/** Moves focus to the heading of each page that a navigation leads to; not on the first, where the browser reads. */
export function useRouteFocus(main: RefObject<HTMLElement | null>, page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    return main.current ? focusHeading(main.current) : undefined;
  }, [main, page]);
}
