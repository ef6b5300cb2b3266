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

/** Focuses the heading of the page that a pressed button is on, and the one that follows once the button is gone. */
export function focusHeadingAfter(pressed: Element): void {
  const main = pressed.closest<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (!main || !heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  focusHeading(main);
}
