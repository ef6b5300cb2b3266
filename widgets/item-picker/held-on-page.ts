import { useLayoutEffect, useSyncExternalStore } from 'react';
import { TOGETHER } from './hold-ends.ts';

/** What a picker of the page holds until a time. */
interface Held {
  readonly until: string;
  readonly names: readonly string[];
}

// In the order in which the pickers appeared.
const pickers = new Map<string, Held>();
const listeners = new Set<() => void>();
let all: readonly (readonly [string, Held])[] = [];

function change(perform: () => void): void {
  perform();
  all = [...pickers];
  for (const listener of listeners) listener();
}

/** Whether two holds expire at what looks like the same time. */
export const isTogether = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) < TOGETHER;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readAll = () => all;
const useHeld = () => useSyncExternalStore(subscribe, readAll, readAll);

/**
 * What is held until the same time by all pickers of the page, for the first of them to show in one countdown; undefined
 * for the others, and for one that holds nothing.
 */
export function useHeldTogether(
  id: string,
  until: string | undefined,
  names: readonly string[],
): readonly string[] | undefined {
  const said = JSON.stringify(names);
  useLayoutEffect(() => {
    if (until === undefined) return;
    const own: Held = { until, names: JSON.parse(said) };
    change(() => pickers.set(id, own));
  }, [id, until, said]);
  const isHolding = until !== undefined;
  useLayoutEffect(() => {
    if (isHolding) return () => change(() => pickers.delete(id));
  }, [id, isHolding]);
  const known = useHeld();
  if (until === undefined) return undefined;
  const together = known.filter(([, held]) => isTogether(held.until, until));
  if (together[0]?.[0] !== id) return undefined;
  return together.flatMap(([, held]) => held.names);
}

/** Whether a picker of the page counts down to about that time. */
export function useIsCountedDown(until: string | undefined): boolean {
  const known = useHeld();
  return until !== undefined && known.some(([, held]) => isTogether(held.until, until));
}
