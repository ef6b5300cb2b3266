import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is at least so wide, in CSS pixels, now and whenever that changes. Undefined while a page is
 * drawn by the server or taken over: nobody knows then, and styles alone may decide.
 */
export function useMinWidth(width: number): boolean | undefined {
  const query = `(min-width: ${width}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches === true,
    () => undefined,
  );
}
