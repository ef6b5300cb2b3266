/** The longest that prefetching may be delayed, in milliseconds (spec §9 "Pre-fetch idle timeout"). */
export const IDLE_TIMEOUT = 2000;

interface Patience {
  /** Milliseconds after which it is done however busy the page is. */
  readonly timeout?: number;
  /** Milliseconds after which it is done by a browser that knows no idle time, such as Safari. */
  readonly otherwise?: number;
}

/** Runs a function when the page is idle, after two seconds at the latest; returns a function that cancels it. */
export function whenIdle(
  work: () => void,
  { timeout = IDLE_TIMEOUT, otherwise = timeout }: Patience = {},
): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, otherwise);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout });
  return () => window.cancelIdleCallback(handle);
}
