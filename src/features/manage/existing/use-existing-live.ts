import { useQueryClient } from '@tanstack/react-query';
import { waitlistLine } from '#engine/contract/live-messages.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useRegistrationLive } from '#src/flow/submitted/use-registration-live.ts';
import { useLiveMessage, useLiveState } from '#src/lib/realtime/use-live.ts';

/** Reloads a registration when it changed elsewhere, or a waitlist that it is on has moved, or may have. */
export function useExistingLive({
  registration,
  booked,
  offered = [],
}: Pick<Review, 'registration' | 'booked' | 'offered'>): void {
  const queries = useQueryClient();
  const sessions = [
    ...booked.filter(({ kind }) => kind === 'waitlist').map(({ item }) => item),
    ...offered.map(({ session_code }) => session_code),
  ];
  const own = sessions.map((item) => waitlistLine({ kind: 'session', item }));
  const askAnew = () => void queries.invalidateQueries({ queryKey: ['existing'] });
  useRegistrationLive(registration.code, askAnew);
  useLiveMessage('WaitlistMoved', ({ lines }) => {
    if (lines.some((line) => own.includes(line))) askAnew();
  });
  useLiveState(() => {
    if (own.length > 0) askAnew();
  });
}
