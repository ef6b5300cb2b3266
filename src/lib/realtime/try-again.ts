import type Pusher from 'pusher-js';

/** The longest that it is waited between two attempts, in milliseconds. */
const SLOWEST = 30_000;

/** So long it is waited before the next attempt: twice as long each time, and not all pages at the same moment. */
export function patience(attempt: number, chance: number): number {
  return Math.min(SLOWEST, 1_000 * 2 ** attempt) * (0.5 + chance);
}

/**
 * Tries again after a lost connection. By itself pusher-js does so too, but after an attempt that is refused at once,
 * as while a server is started anew, it waits for fifteen seconds, then thirty, then sixty.
 */
export function tryAgain(pusher: Pusher): void {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    timer = undefined;
    attempt += 1;
    // Without a network there is nothing to try; it connects by itself when that is back.
    if (navigator.onLine) {
      pusher.disconnect();
      pusher.connect();
    }
    wait();
  };
  const wait = () => {
    timer ??= setTimeout(again, patience(attempt, Math.random()));
  };
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') return wait();
    clearTimeout(timer);
    timer = undefined;
    attempt = 0;
  });
}
