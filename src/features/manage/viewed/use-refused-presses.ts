import { type RefObject, useEffect, useRef } from 'react';

/** Controls that may change something; a `summary` only unfolds. */
const CONTROLS = 'a, button, input, select, textarea, label';

/** Keeps the controls inside an element from doing anything, and calls back when one of them is used. */
export function useRefusedPresses(within: RefObject<HTMLElement | null>, onRefused: () => void): void {
  const latest = useRef(onRefused);
  latest.current = onRefused;
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    const refuse = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      if (event.type !== 'submit' && !event.target.closest(CONTROLS)) return;
      // Before the page's own handlers, which are called at its root.
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    const types = ['click', 'auxclick', 'submit'] as const;
    for (const type of types) element.addEventListener(type, refuse, true);
    return () => {
      for (const type of types) element.removeEventListener(type, refuse, true);
    };
  }, [within]);
}
