import { onDemand } from '#src/lib/on-demand.ts';

/** What draws the ways to a place and the plan of its rooms. Pages without either do not load it. */
export const placesPart = onDemand(() => import('./places-views.ts'));

/** What marks a page, in its markup, as one that was drawn with them. */
export const PLACES_MARK = 'data-places';
