import { lazyModule } from '#src/lib/lazy-module.ts';

/** Directions and floor plans. Pages without them do not load it. */
export const placesPart = lazyModule(() => import('./places-views.ts'));

/** Marks pages that contain it, in the markup. */
export const PLACES_MARK = 'data-places';
