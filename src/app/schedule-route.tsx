import { lazy } from 'react';
import { SchedulePage } from '#src/features/schedule/schedule-page.tsx';
import type { SchedulePlacesProps } from '#src/features/schedule/schedule-places.ts';
import { placesPart } from './places-on-demand.ts';

/** The schedule, with the places of the site's pages, which are loaded when they are opened. */
export function Component() {
  return <SchedulePage Places={Places} />;
}

const AwaitedPlaces = lazy(async () => ({ default: await placesPart.load() }));

/** A loaded part renders synchronously: a server-rendered page must not flash. */
function Places(props: SchedulePlacesProps) {
  const LoadedPlaces = placesPart.read() ?? AwaitedPlaces;
  return <LoadedPlaces {...props} />;
}
