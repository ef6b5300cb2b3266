/** What is waited for: its label, or '' for the usual one. */
type Wait = { readonly label: string };

let waits: readonly Wait[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Wait[]): void {
  waits = next;
  for (const listener of listeners) listener();
}

/** Shows the overlay until some work has come to its end, good or bad; gives that end. */
export async function duringLoading<Value>(work: Promise<Value>, label = ''): Promise<Value> {
  const wait = { label };
  change([...waits, wait]);
  try {
    return await work;
  } finally {
    change(waits.filter((one) => one !== wait));
  }
}

/** The label of what has been waited for the longest; undefined when nothing is. */
export const loadingLabel = (): string | undefined => waits[0]?.label;

/** Hears of every change; call what it gives to stop. */
export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
