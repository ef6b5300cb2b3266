/** How long what is fetched ahead may be put off, in milliseconds (spec §9 "Pre-fetch idle timeout"). */
export const IDLE_TIMEOUT = 2000;

interface Patience {
  /** Milliseconds after which it is done however busy the page is. */
  readonly timeout?: number;
  /** Milliseconds after which it is done by a browser that knows no idle time, such as Safari. */
  readonly otherwise?: number;
}

/** Does something once the page has nothing else to do, after two seconds at the latest; call what it gives to not do it. */
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
