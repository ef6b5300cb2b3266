import { onDemand } from '#src/lib/on-demand.ts';

/** What draws people: faces, cards, rows and posters. Pages without anybody do not load it. */
export const peoplePart = onDemand(() => import('./people-views.ts'));

/** What marks a page, in its markup, as one that was drawn with people. */
export const PEOPLE_MARK = 'data-people';
