import { useSyncExternalStore } from 'react';

/** The time zone of this device; the server does not know it. */
export function useZoneHere(): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

const neverChanges = () => () => {};
