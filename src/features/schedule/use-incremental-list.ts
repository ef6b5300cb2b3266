import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/** How many are added per idle period. */
const STEP = 30;
/** Beyond this many, a visitor has to ask for more. */
const MOST = 400;
/** Content further down may be scrolled to soon. */
const SOON = { timeout: 500, otherwise: 50 };

export interface Growing {
  /** How many are rendered. */
  readonly count: number;
  /** Whether the rest waits until it is asked for. */
  readonly isHeldBack: boolean;
  readonly more: () => void;
}

/**
 * How many items of a long list are rendered: a screenful first and the rest when the browser is idle, so that a choice
 * shows immediately.
 */
export function useIncrementalList(total: number, first: number): Growing {
  const [{ count, most }, setDrawn] = useState({ count: first, most: MOST });
  // A jump or printing needs more right away.
  const shown = Math.min(total, Math.max(count, first));
  const grows = shown < Math.min(total, most);
  useEffect(() => {
    if (!grows) return;
    return whenIdle(() => startTransition(() => setDrawn((now) => ({ ...now, count: count + STEP }))), SOON);
  }, [grows, count]);
  return {
    count: shown,
    isHeldBack: shown < total && !grows,
    more: () => setDrawn({ count: count + STEP, most: most + MOST }),
  };
}
