import { waitlistLine } from '#engine/contract/live-messages.ts';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import { useRegistrationLive } from './use-registration-live.ts';

type Waits = Pick<Review, 'booked' | 'offered'>;
type Followed = Waits & { readonly registration: { readonly code: string } };

/** Calls back when a registration changed elsewhere, or a waitlist that it is on has moved, or may have. */
export function useSubmittedLive(review: Followed | undefined, onChange: () => void): void {
  useRegistrationLive(review?.registration.code, onChange);
  useWaitsLive(review, onChange);
}

/** Calls back when a waitlist that a submitted registration or application is on has moved, or may have. */
export function useWaitsLive(review: Waits | undefined, onChange: () => void): void {
  const { booked = [], offered = [] } = review ?? {};
  const awaited = [...booked.filter(({ kind }) => kind === 'waitlist'), ...offered];
  const own = awaited.map((each) => waitlistLine(pickedItem(each)));
  useLiveMessage('WaitlistMoved', ({ lines }) => {
    if (lines.some((line) => own.includes(line))) onChange();
  });
  useLiveState(() => {
    if (own.length > 0) onChange();
  });
}
