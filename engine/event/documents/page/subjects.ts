/** The subjects of pages, each drawn in its own way by a look. */
export const PAGE_SUBJECTS = ['programme', 'people', 'place', 'partners', 'help', 'words'] as const;

/** The subject of a page. */
export type PageSubject = (typeof PAGE_SUBJECTS)[number];
