import { onDemand } from '#src/lib/on-demand.ts';

// What draws people, in the manner of a look and with its styles. Pages without anybody load none.
export const peopleParts = {
  cards: onDemand(() => import('./people-cards.tsx')),
  rows: onDemand(() => import('./people-rows.tsx')),
  posters: onDemand(() => import('./people-posters.tsx')),
} as const;

/** What tells, in the markup of a page, in which manner people were drawn on it. */
export const PEOPLE_MARK = 'data-people';

/** Tells whether an attribute names a manner to draw people in. */
export function isPeopleName(name: unknown): name is keyof typeof peopleParts {
  return typeof name === 'string' && Object.hasOwn(peopleParts, name);
}
