import type Pusher from 'pusher-js';

/** The longest that it is waited between two attempts, in milliseconds. */
const SLOWEST = 30_000;

/** The wait before an attempt, in milliseconds: doubled each time, with jitter. */
export function patience(attempt: number, chance: number): number {
  return Math.min(SLOWEST, 1_000 * 2 ** attempt) * (0.5 + chance);
}

/** A page that was hidden for this long may have slept through the end of its connection, in milliseconds. */
const ASLEEP = 10_000;

/**
 * Reconnects after a lost connection. pusher-js does so too, but waits 15, 30 and 60 seconds after an attempt that was
 * refused immediately, as during a restart.
 */
export function tryAgain(pusher: Pusher): void {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    timer = undefined;
    attempt += 1;
    // Without a network there is nothing to try; it reconnects when the network returns.
    if (navigator.onLine) {
      pusher.disconnect();
      pusher.connect();
    }
    wait();
  };
  const wait = () => {
    timer ??= setTimeout(again, patience(attempt, Math.random()));
  };
  const atOnce = () => {
    clearTimeout(timer);
    timer = undefined;
    attempt = 0;
    pusher.disconnect();
    pusher.connect();
    wait();
  };
  // A connection from before an outage may still look open; the server may have ended it, or the address has changed.
  window.addEventListener('online', atOnce);
  let hiddenAt: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    const wasAsleep = hiddenAt !== undefined && Date.now() - hiddenAt >= ASLEEP;
    hiddenAt = undefined;
    if (navigator.onLine && (wasAsleep || pusher.connection.state !== 'connected')) atOnce();
  });
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') return wait();
    clearTimeout(timer);
    timer = undefined;
    attempt = 0;
  });
}
