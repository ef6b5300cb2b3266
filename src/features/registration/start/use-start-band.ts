import { useEvent } from '#src/api/event-context.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';

/** The artwork behind the heading of a start without choices. */
export function useStartBand() {
  const { tracks } = useEvent();
  const { ticket } = useThemeParts();
  return tracks.length === 1 && ticket === 'poster' ? 'poster' : undefined;
}
