import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How long a replaced heading is focused again, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Keeps the focus on the heading when the real one replaces the skeleton's, until the reader does something or moves
 * the focus. Returns a function that stops it.
 */
function followHeading(main: HTMLElement): () => void {
  const settle = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (heading && (lost || document.activeElement === main)) heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(settle);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, PATIENCE);
  observer.observe(main, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, stop, true);
  settle();
  return stop;
}

/** Moves the focus to the heading of each step that is entered; not on the page's first load, where the browser reads. */
export function useStepFocus(step: string | undefined): void {
  const { key } = useLocation();
  const [loadedHere] = useState(key === 'default');
  const before = useRef(loadedHere ? step : undefined);
  useEffect(() => {
    const main = document.getElementById('main');
    if (before.current === step || step === undefined || !main) return;
    before.current = step;
    return followHeading(main);
  }, [step]);
}
