/** How long what is fetched ahead may be put off, in milliseconds (spec §9 "Pre-fetch idle timeout"). */
export const IDLE_TIMEOUT = 2000;

/** Does something once the page has nothing else to do, after two seconds at the latest; call what it gives to not do it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  return () => window.cancelIdleCallback(handle);
}
