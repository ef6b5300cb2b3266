import { useEvent } from '#src/api/event-context.tsx';
import { useLook } from '#src/api/use-look.ts';

/** The artwork behind the heading of a start without choices. */
export function useStartBand() {
  const { tracks } = useEvent();
  const { ticket } = useLook();
  return tracks.length === 1 && ticket === 'poster' ? 'poster' : undefined;
}
