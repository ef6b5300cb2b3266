import type { ComponentType, ReactNode } from 'react';
import type { PageSubject } from '#engine/configuration/page-subject.ts';
import { type OnDemand, onDemand } from '#src/lib/on-demand.ts';

export interface HeadProps {
  readonly subject: PageSubject;
  /** Its path, title and what follows. */
  readonly children: ReactNode;
}

// Art of one theme is loaded by its own pages only.
const ownHeads: Readonly<Record<string, OnDemand<ComponentType<HeadProps>>>> = {
  music: onDemand(() => import('./staff-head.tsx').then(({ StaffHead }) => StaffHead)),
  tickets: onDemand(() => import('./poster-head.tsx').then(({ PosterHead }) => PosterHead)),
};
const paperHead = onDemand(() => import('./paper-head.tsx').then(({ PaperHead }) => PaperHead));

/** The head of an inner page in the manner of a theme; on paper where it has none of its own. */
export function headPart(theme: string): OnDemand<ComponentType<HeadProps>> {
  return (Object.hasOwn(ownHeads, theme) && ownHeads[theme]) || paperHead;
}

/** What marks a page, in its markup, as one that was drawn with such a head. */
export const HEAD_MARK = 'data-subject';
