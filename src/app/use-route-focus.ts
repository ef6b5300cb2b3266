import { type RefObject, useEffect, useRef } from 'react';

/** How long to wait for a heading, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Focuses the first h1 in an element as soon as it exists, and the one that replaces it, such as after a placeholder.
 * Returns a function that stops it.
 */
export function focusHeading(within: HTMLElement): () => void {
  const focusFirst = () => {
    const { activeElement } = document;
    const heading = within.querySelector<HTMLElement>('h1');
    if (!heading || heading === activeElement) return;
    // The page itself may have put focus somewhere better, e.g. on an error summary.
    if (within !== activeElement && within.contains(activeElement)) return stop();
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    within.ownerDocument.addEventListener('focusin', onMovedOn);
  };
  const onMovedOn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.matches('h1'))) stop();
  };
  const observer = new MutationObserver(focusFirst);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    within.ownerDocument.removeEventListener('focusin', onMovedOn);
  };
  observer.observe(within, { childList: true, subtree: true });
  focusFirst();
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
