import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/** How many are added when the browser has nothing else to do. */
const STEP = 30;
/** So many come by themselves; beyond it a visitor asks for more. */
const MOST = 400;
/** What is further down may be scrolled to in a moment. */
const SOON = { timeout: 500, otherwise: 50 };

export interface Growing {
  /** How many are drawn. */
  readonly count: number;
  /** Whether the rest waits until it is asked for. */
  readonly isHeldBack: boolean;
  readonly more: () => void;
}

/**
 * How many of a long list are drawn: what a screen shows at once, and the rest when the browser has time, so that what
 * is chosen is seen at once however much there is.
 */
export function useGrowing(total: number, first: number): Growing {
  const [{ count, most }, setDrawn] = useState({ count: first, most: MOST });
  // Who asks for what is further down, or for paper, asks for more at once.
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
