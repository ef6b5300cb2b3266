import { acceptedVersion, acceptVersion, servedVersion } from './served-version.ts';

/** How often an open page asks, in milliseconds. */
const INTERVAL = 600_000;

/**
 * Reports each new version of the server once (spec §4 "Version toast"): checks now, every ten minutes, when the page
 * becomes visible and when the connection returns. The first version is stored silently. Returns a function that stops
 * it.
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
