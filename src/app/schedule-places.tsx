import { LocationsBlock } from '#src/features/pages/blocks/locations-block.tsx';
import type { SchedulePlacesProps } from '#src/features/schedule/schedule-places.ts';
import { useArea } from '#src/lib/i18n/use-area.ts';

/** Where the sessions take place, each place with a map that opens and closes. */
export function Places({ track, pressed }: SchedulePlacesProps) {
  if (!useArea('pages')) return null;
  return (
    <LocationsBlock block={{ block: 'locations', ...(track !== '' && { track }) }} sunken opened={pressed} />
  );
}
