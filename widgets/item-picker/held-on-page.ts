import { useEffect, useSyncExternalStore } from 'react';
import type { CartState } from '#engine/event/cart/cart.ts';

/** When something expires, by the server's clock. */
export type HeldUntil = Pick<CartState, 'heldUntil' | 'clockOffset'>;

const pickers = new Map<string, HeldUntil & { readonly heldUntil: string }>();
const listeners = new Set<() => void>();
let first: HeldUntil | undefined;

function change(perform: () => void): void {
  perform();
  [first] = [...pickers.values()].sort((a, b) => Date.parse(a.heldUntil) - Date.parse(b.heldUntil));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports what a picker holds to the page around it, which counts it down where nothing has to move for it. */
export function useReportedHold(id: string, heldUntil: string | undefined, clockOffset: number): void {
  useEffect(() => {
    if (heldUntil === undefined) return;
    change(() => pickers.set(id, { heldUntil, clockOffset }));
    return () => change(() => pickers.delete(id));
  }, [id, heldUntil, clockOffset]);
}

const readFirst = () => first;

/** The first to expire of what the pickers of the page hold; undefined if they hold nothing. */
export const useFirstHeld = (): HeldUntil | undefined =>
  useSyncExternalStore(subscribe, readFirst, readFirst);
