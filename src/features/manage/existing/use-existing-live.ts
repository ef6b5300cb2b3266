import { useQueryClient } from '@tanstack/react-query';
import { waitlistLine } from '#engine/contract/live-messages.ts';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import { useRegistrationLive } from '#src/flow/submitted/use-registration-live.ts';

/** Reloads a registration when it changed elsewhere, or a waitlist that it is on has moved, or may have. */
export function useExistingLive({
  registration,
  booked,
  offered = [],
}: Pick<Review, 'registration' | 'booked' | 'offered'>): void {
  const queries = useQueryClient();
  const awaited = [...booked.filter(({ kind }) => kind === 'waitlist'), ...offered];
  const own = awaited.map((each) => waitlistLine(pickedItem(each)));
  const askAnew = () => void queries.invalidateQueries({ queryKey: ['existing'] });
  useRegistrationLive(registration.code, askAnew);
  useLiveMessage('WaitlistMoved', ({ lines }) => {
    if (lines.some((line) => own.includes(line))) askAnew();
  });
  useLiveState(() => {
    if (own.length > 0) askAnew();
  });
}
