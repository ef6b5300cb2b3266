import { useEffect, useState } from 'react';
import { claimReload, isLoadFailure } from '#src/api/fault/load-failure.ts';

const claims = new WeakMap<object, boolean>();

// One error reloads once, however often it renders (strict mode renders twice).
function claimFor(error: unknown): boolean {
  if (!isLoadFailure(error) || typeof error !== 'object' || error === null) return false;
  const known = claims.get(error);
  if (known !== undefined) return known;
  const claimed = claimReload();
  claims.set(error, claimed);
  return claimed;
}

/** Reloads the page after a failed load, at most once in 60 s (spec §8); true while it does. */
export function useReloadAfter(error: unknown, reload = () => window.location.reload()): boolean {
  const [reloading] = useState(() => claimFor(error));
  useEffect(() => {
    if (reloading) reload();
  }, [reloading, reload]);
  return reloading;
}
