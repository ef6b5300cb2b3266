import type { BlockKind } from './blocks/registry.ts';
import type { PageDocument } from './page-document.ts';

/** What a page may be about; each look draws each of them in its own way. */
export const PAGE_SUBJECTS = ['programme', 'people', 'place', 'partners', 'help', 'words'] as const;

/** What a page is about. */
export type PageSubject = (typeof PAGE_SUBJECTS)[number];

/** The kinds of block that say what a page is about; any other may stand on every page. */
const TELLING: Partial<Record<BlockKind, PageSubject>> = {
  keynotes: 'people',
  speakers: 'people',
  sponsors: 'partners',
  exhibitors: 'partners',
  accommodations: 'place',
  locations: 'place',
  faq: 'help',
  help: 'help',
  privacy_notice: 'words',
  glance: 'programme',
  programme: 'programme',
  workshop_list: 'programme',
  workshop_finder: 'programme',
  random_workshops: 'programme',
  activities: 'programme',
};

/** What a page is about: what its document says, else what its first telling block holds, else words. */
export function subjectOf({ subject, blocks }: Pick<PageDocument, 'subject' | 'blocks'>): PageSubject {
  // A newer server may name what this version cannot draw.
  if (subject && PAGE_SUBJECTS.includes(subject)) return subject;
  for (const { block } of blocks) {
    const told = Object.hasOwn(TELLING, block) ? TELLING[block] : undefined;
    if (told) return told;
  }
  return 'words';
}
