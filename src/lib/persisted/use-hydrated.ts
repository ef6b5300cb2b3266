import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether rendering may use browser storage: false on the server and during hydration, which has to match; true
 * afterwards and on later pages.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
