import { onDemand } from '#src/lib/on-demand.ts';

/** Directions and floor plans. Pages without them do not load it. */
export const placesPart = onDemand(() => import('./places-views.ts'));

/** Marks pages that contain it, in the markup. */
export const PLACES_MARK = 'data-places';
