import { waitlistLine } from '#engine/contract/live-messages.ts';
import { useLiveMessage, useLiveState } from '#src/lib/realtime/use-live.ts';
import type { Place } from './place-query.ts';

/** Hears that the line of an entry has moved, or may have while nothing was heard. */
export function usePlaceLive(place: Place | undefined, onMoved: () => void): void {
  const track = place?.track;
  const own = waitlistLine(
    track === undefined ? { kind: 'event', item: '' } : { kind: 'track', item: track },
  );
  useLiveMessage('WaitlistMoved', ({ lines }) => {
    if (lines.includes(own)) onMoved();
  });
  useLiveState(onMoved);
}
