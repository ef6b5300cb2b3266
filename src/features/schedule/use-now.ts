import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/**
 * The current minute in milliseconds. Undefined on the server and during hydration: times appear afterwards and move
 * nothing.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    eachQuarterMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => undefined,
  );
}

function eachQuarterMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 4);
  return () => clearInterval(timer);
}
