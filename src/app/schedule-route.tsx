import { lazy } from 'react';
import { SchedulePage } from '#src/features/schedule/schedule-page.tsx';
import { fetchPlaces } from './places-on-demand.ts';

const Places = lazy(fetchPlaces);

/** The schedule, with the places of the site's pages, which are loaded when they are opened. */
export function Component() {
  return <SchedulePage Places={Places} />;
}
