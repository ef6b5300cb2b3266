/** A pending wait: its label, or '' for the default. */
type Wait = { readonly label: string };

let waits: readonly Wait[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Wait[]): void {
  waits = next;
  for (const listener of listeners) listener();
}

/** Shows the overlay until a promise settles; returns the promise. */
export async function duringLoading<Value>(work: Promise<Value>, label = ''): Promise<Value> {
  const wait = { label };
  change([...waits, wait]);
  try {
    return await work;
  } finally {
    change(waits.filter((one) => one !== wait));
  }
}

/** The label of the longest wait; undefined without one. */
export const loadingLabel = (): string | undefined => waits[0]?.label;

/** Calls the listener on every change. Returns a function that unsubscribes. */
export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
