import { useEvent } from '#src/api/event-context.tsx';
import { useLook } from '#src/api/use-look.ts';

/** The art that the heading of a start stands on: where there is nothing to choose, the page has nothing else to be seen by. */
export function useStartBand() {
  const { tracks } = useEvent();
  const { ticket } = useLook();
  return tracks.length === 1 && ticket === 'poster' ? 'poster' : undefined;
}
