import { useEffect } from 'react';
import { onCartChanged, tellCartChanged } from '#src/lib/my-workshops/cart-changes.ts';
import type { PickServices } from '../picks/pick-services.ts';

/** Keeps the step's workshops and those of the basket in the header the same: each hears what the other has changed. */
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
