import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is the browser's: false where it is drawn for somebody and at its first turn here, which has to draw
 * the same; then, and on every page that the router leads to, true. What a browser keeps is read once it is.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
