import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest one: rows that receive it do not render again. */
export function useEventCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
