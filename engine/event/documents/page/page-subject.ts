import type { BlockKind } from './blocks/registry.ts';
import type { PageDocument } from './schema.ts';
import { PAGE_SUBJECTS, type PageSubject } from './subjects.ts';

/** Kinds of block that determine a page's subject. */
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

/** A page's subject: from its document, otherwise from its first block with a subject, otherwise `words`. */
export function subjectOf({ subject, blocks }: Pick<PageDocument, 'subject' | 'blocks'>): PageSubject {
  // A newer server may name a subject that this version does not have.
  if (subject && PAGE_SUBJECTS.includes(subject)) return subject;
  for (const { block } of blocks) {
    const told = Object.hasOwn(TELLING, block) ? TELLING[block] : undefined;
    if (told) return told;
  }
  return 'words';
}
