import type { Bus } from '#server/realtime/bus.ts';
import type { ConfigurationStore } from './configuration-store.ts';

/** A process that ended between a publish and its notice has told nobody: so often they look by themselves, in milliseconds. */
const LOOK_AGAIN = 60_000;

/** Tells other processes what is published here, and serves what they publish as soon as they tell. Gives how to end it. */
export function sharePublishing(
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
  // What was published while this process started, as into a new database.
  tell();
  const timer = setInterval(() => catchUp(), LOOK_AGAIN);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
