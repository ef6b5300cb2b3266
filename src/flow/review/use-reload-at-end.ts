import { useEffect, useRef } from 'react';
import { useTimeLeft } from '#widgets/item-picker/time-left.ts';

interface HoldsEnd {
  /** When the first hold expires; undefined if nothing is held. */
  readonly until: string | undefined;
  readonly clockOffset: number;
  readonly canReload: boolean;
  readonly onReload: () => void;
}

/** Reloads the review once, when the first hold expires. */
export function useReloadAtEnd({ until, clockOffset, canReload, onReload }: HoldsEnd): void {
  const hasEnded = useTimeLeft(until, clockOffset) === 0;
  const askedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!hasEnded || !canReload || askedFor.current === until) return;
    askedFor.current = until;
    onReload();
  }, [hasEnded, canReload, until, onReload]);
}
