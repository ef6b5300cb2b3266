import { lazyModule } from '#src/lib/lazy-module.ts';

// The styles of showing people, by look, each with its CSS. Pages without people load none.
export const peopleParts = {
  cards: lazyModule(() => import('./people-cards.tsx')),
  rows: lazyModule(() => import('./people-rows.tsx')),
  posters: lazyModule(() => import('./people-posters.tsx')),
} as const;

/** The attribute that names the people's style in the markup. */
export const PEOPLE_MARK = 'data-people';

export function isPeopleName(name: unknown): name is keyof typeof peopleParts {
  return typeof name === 'string' && Object.hasOwn(peopleParts, name);
}
