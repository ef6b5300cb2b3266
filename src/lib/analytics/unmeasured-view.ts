import { useLayoutEffect } from 'react';

/** Why a view may not be measured: there is no such page, or that is not known yet. */
type Why = 'missing' | 'pending';

const shown: Record<Why, number> = { missing: 0, pending: 0 };
const listeners = new Set<() => void>();

function count(why: Why, by: 1 | -1): void {
  shown[why] += by;
  for (const listener of listeners) listener();
}

/** Prevents measuring while the component is mounted, whatever the route says. */
export function useUnmeasuredView(why: Why): void {
  // Ahead of the effect that starts services.
  useLayoutEffect(() => {
    count(why, 1);
    return () => count(why, -1);
  }, [why]);
}

/** Why the current view may not be measured; undefined if it may. */
export function unmeasuredView(): Why | undefined {
  if (shown.missing > 0) return 'missing';
  return shown.pending > 0 ? 'pending' : undefined;
}

export function subscribeUnmeasured(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
