import { useCallback, useSyncExternalStore } from 'react';
import { useDrawnWidth } from '#src/lib/drawn-width.ts';

/**
 * Whether the window is at least so wide, in CSS pixels, now and whenever that changes; paper never is. While a page is
 * drawn by the server or taken over it is as wide as it was drawn for.
 */
export function useMinWidth(width: number): boolean {
  const drawnWidth = useDrawnWidth();
  const query = `screen and (min-width: ${width}px)`;
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
    () => drawnWidth >= width,
  );
}
