import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Bus } from '#server/processes/bus.ts';

/** How often processes check for publishes without a notice, whose process ended, in milliseconds. */
const LOOK_AGAIN = 60_000;

/** Notifies other processes of publishes here, and serves theirs when notified. Returns a function that stops it. */
export function replicatePublishing(
  configuration: ConfigurationStore,
  bus: Bus,
  onError: (error: unknown) => void,
): () => Promise<void> {
  // One look at a time, and one more at each event that a notice came of meanwhile.
  let last = Promise.resolve();
  const waiting = new Set<string | undefined>();
  const catchUp = (event?: string): void => {
    if (waiting.has(event) || waiting.has(undefined)) return;
    waiting.add(event);
    last = last
      .then(() => {
        waiting.delete(event);
        return configuration.catchUp(event);
      })
      .catch(onError);
  };
  const tell = (event?: string) => void bus.tell({ topic: 'published', event }).catch(onError);
  bus.hear('published', ({ event }) => catchUp(event));
  bus.onMissed(() => catchUp());
  configuration.onPublishedHere(tell);
  // Publishes during the start of this process.
  tell();
  const timer = setInterval(() => catchUp(), LOOK_AGAIN);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
