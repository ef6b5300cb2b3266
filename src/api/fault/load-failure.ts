/** At most one reload for a failed load in this time (spec §8), in milliseconds. */
export const RELOAD_PAUSE = 60_000;
const KEY = 'reloaded-at';

// Messages of Chromium, Firefox, Safari and Vite for a module or stylesheet that failed to load.
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css|error loading chunk/i;

/** Whether an error is a page's code that could not be loaded: an old page after a new release, mostly. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || MESSAGES.test(error.message));
}

/**
 * Claims the one reload allowed in 60 s; false if it was used, or if storage is closed: a broken release would reload
 * forever.
 */
export function claimReload(storage: () => Storage = () => sessionStorage, now = Date.now()): boolean {
  try {
    const last = Number(storage().getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < RELOAD_PAUSE) return false;
    storage().setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
