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
  // One look at a time, and one more where a notice came meanwhile.
  let last = Promise.resolve();
  let waiting = false;
  const catchUp = (): void => {
    if (waiting) return;
    waiting = true;
    last = last
      .then(() => {
        waiting = false;
        return configuration.catchUp();
      })
      .catch(onError);
  };
  const tell = () => void bus.tell({ topic: 'published' }).catch(onError);
  bus.hear('published', catchUp);
  bus.onMissed(catchUp);
  configuration.onPublishedHere(tell);
  // What was published while this process started, as into a new database.
  tell();
  const timer = setInterval(catchUp, LOOK_AGAIN);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
