import { useEffect } from 'react';
import { onCartChanged, tellCartChanged } from '#src/flow/my-workshops/cart-changes.ts';
import type { PickServices } from '../picks/pick-services.ts';

/** Keeps the workshop step and the basket in the header in sync. */
export function useSharedCart(picks: PickServices): void {
  useEffect(() => {
    const stopTelling = picks.onPicked(() => tellCartChanged('step'));
    const stopHearing = onCartChanged('basket', () => picks.refresh());
    return () => {
      stopTelling();
      stopHearing();
    };
  }, [picks]);
}
