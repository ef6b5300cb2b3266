import { type WaitlistLine, waitlistLine } from '#engine/contract/live-messages.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import type { Place } from '#src/flow/waitlist/place-query.ts';

/** Hears that the line of an entry has moved, or may have while nothing was heard. */
export function usePlaceLive(place: Place | undefined, onMoved: () => void): void {
  const own = waitlistLine(lineOf(place));
  useLiveMessage('WaitlistMoved', ({ lines }) => {
    if (lines.includes(own)) onMoved();
  });
  useLiveState(onMoved);
}

function lineOf({ track, day, flow }: Pick<Place, 'track' | 'day' | 'flow'> = {}): WaitlistLine {
  if (flow !== undefined) return { kind: 'flow', item: flow };
  if (day !== undefined) return { kind: 'day', item: day };
  return track === undefined ? { kind: 'event', item: '' } : { kind: 'track', item: track };
}
