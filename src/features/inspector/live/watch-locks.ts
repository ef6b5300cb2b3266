import { inspectedLock } from '#machines/inspection/inspection-messages.ts';
import { within } from '#src/lib/within.ts';

const LOOK_MS = 1_000;

/**
 * Checks each second whether tabs still hold their locks, and reports those that closed silently. Returns a function
 * that stops it.
 */
export function watchLocks(tabs: Set<string>, onDead: (tab: string) => void): () => void {
  if (!('locks' in navigator)) return () => {};
  const look = async () => {
    const asked = [...tabs];
    const { held = [] } = await within(LOOK_MS, navigator.locks.query());
    const names = new Set(held.map(({ name }) => name));
    for (const tab of asked) {
      if (!tabs.has(tab) || names.has(inspectedLock(tab))) continue;
      tabs.delete(tab);
      onDead(tab);
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  return () => clearInterval(timer);
}
