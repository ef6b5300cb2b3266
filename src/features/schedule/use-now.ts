import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/**
 * The instant to the minute, in milliseconds. Undefined while a page is drawn by the server or taken over: what says
 * the time comes after that, and moves nothing.
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
