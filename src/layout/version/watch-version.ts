import { acceptedVersion, acceptVersion, servedVersion } from './served-version.ts';

/** How often an open page asks, in milliseconds. */
const INTERVAL = 600_000;

/**
 * Tells once of each version that the server has and the visitor has not (spec §4 "Version toast"): asked now, every
 * ten minutes, and when the page is looked at again or the connection is back. The first one that a visitor meets is
 * theirs without a word. Call what it gives to stop.
 */
export function watchVersion(onNew: (version: string) => void): () => void {
  let stopped = false;
  let told: string | undefined;

  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const version = await servedVersion();
    if (stopped || version === undefined || version === told) return;
    const accepted = acceptedVersion();
    if (accepted === undefined) acceptVersion(version);
    else if (accepted !== version) {
      told = version;
      onNew(version);
    }
  }

  const onWake = () => void ask();
  const timer = setInterval(onWake, INTERVAL);
  document.addEventListener('visibilitychange', onWake);
  window.addEventListener('online', onWake);
  onWake();
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onWake);
    window.removeEventListener('online', onWake);
  };
}
