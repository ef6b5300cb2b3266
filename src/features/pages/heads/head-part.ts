import type { ComponentType, ReactNode } from 'react';
import type { PageScene } from '#engine/configuration/page-scene.ts';
import type { PageSubject } from '#engine/configuration/page-subject.ts';
import { type OnDemand, onDemand } from '#src/lib/on-demand.ts';

export interface HeadProps {
  readonly subject: PageSubject;
  readonly scene?: PageScene | undefined;
  /** Its path, title and what follows. */
  readonly children: ReactNode;
}

/** The manners of a head; a page loads its own only. */
export const HEADS = ['paper', 'staff', 'poster', 'scene'] as const;
export type HeadName = (typeof HEADS)[number];

/** The head of an inner page in a manner. */
export const headParts: Readonly<Record<HeadName, OnDemand<ComponentType<HeadProps>>>> = {
  paper: onDemand(() => import('./paper-head.tsx').then(({ PaperHead }) => PaperHead)),
  staff: onDemand(() => import('./staff-head.tsx').then(({ StaffHead }) => StaffHead)),
  poster: onDemand(() => import('./poster-head.tsx').then(({ PosterHead }) => PosterHead)),
  scene: onDemand(() => import('./scene-head.tsx').then(({ SceneHead }) => SceneHead)),
};

const OF_THEMES: ReadonlyMap<string, HeadName> = new Map([
  ['music', 'staff'],
  ['tickets', 'poster'],
]);

/** The manner of a page's head: its own scene, else that of the theme, else paper. */
export function headOf(theme: string, scene: PageScene | undefined): HeadName {
  return scene ? 'scene' : (OF_THEMES.get(theme) ?? 'paper');
}

/** What tells, in the markup of a page, in which manner its head was drawn. */
export const HEAD_MARK = 'data-head';

/** Tells whether an attribute names a manner. */
export function isHeadName(name: unknown): name is HeadName {
  return HEADS.some((head) => head === name);
}
