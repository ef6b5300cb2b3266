import { LocationsBlock } from '#src/features/pages/blocks/locations-block.tsx';
import type { SchedulePlacesProps } from '#src/features/schedule/schedule-places.ts';
import { useArea } from '#src/lib/i18n/use-area.ts';

/** The places of the sessions, each with a map that can be opened. */
export function Places({ track, pressed }: SchedulePlacesProps) {
  if (!useArea('pages')) return null;
  return (
    <LocationsBlock block={{ block: 'locations', ...(track !== '' && { track }) }} sunken opened={pressed} />
  );
}
