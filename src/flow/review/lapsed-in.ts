import type { HeldItem } from '#engine/event/cart/booked.ts';
import type { Review } from '#machines/flow/flow-setup.ts';

/** What a draft no longer holds, of one step or of all. */
export function lapsedIn({ held }: Pick<Review, 'held'>, step?: string): HeldItem[] {
  return (held?.items ?? []).filter(
    (item) => item.until === undefined && (step === undefined || item.step === step),
  );
}
