import { type RefObject, useEffect, useRef } from 'react';

/**
 * Remembers what opened an action, and focuses it when the action closes. What the action changed may replace the button
 * by others: the focus then goes to the heading, so that a keyboard stays on the page.
 */
export function useReturnFocus(heading: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (!isReturning.current || opener.current?.isConnected) return;
    isReturning.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  });
  return {
    remember() {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    giveBack() {
      isReturning.current = opener.current !== null;
      opener.current?.focus();
    },
  };
}
