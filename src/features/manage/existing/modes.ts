/** The parts at which the page can be opened (`/registration/existing/{mode}`): each is an id. */
export const MODES = ['have', 'wait', 'paid', 'actions', 'contact', 'answers'] as const;
export type ExistingMode = (typeof MODES)[number];

/** Tells whether a segment of an address names a part of the page. */
export function isMode(mode: string | undefined): mode is ExistingMode {
  return MODES.some((known) => known === mode);
}

/** In place of a part: the page as an organizer sees it. */
export const VIEWED = 'view';
