import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the newest one does: rows that are handed it are not drawn anew. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
