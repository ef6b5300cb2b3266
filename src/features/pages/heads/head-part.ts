import type { ComponentType, ReactNode } from 'react';
import type { PageScene } from '#engine/configuration/page-scene.ts';
import type { PageSubject } from '#engine/configuration/page-subject.ts';
import { type OnDemand, onDemand } from '#src/lib/on-demand.ts';
import type { LookParts } from '#src/ui/looks.ts';

export interface HeadProps {
  readonly subject: PageSubject;
  readonly scene?: PageScene | undefined;
  /** Breadcrumb, title and lead. */
  readonly children: ReactNode;
}

/** The manners of a head: that of a look, or a page's own scene. */
export type HeadName = LookParts['head'] | 'scene';

/** The head of an inner page in a manner; a page loads its own only. */
export const headParts: Readonly<Record<HeadName, OnDemand<ComponentType<HeadProps>>>> = {
  paper: onDemand(() => import('./paper-head.tsx').then(({ PaperHead }) => PaperHead)),
  staff: onDemand(() => import('./staff-head.tsx').then(({ StaffHead }) => StaffHead)),
  poster: onDemand(() => import('./poster-head.tsx').then(({ PosterHead }) => PosterHead)),
  scene: onDemand(() => import('./scene-head.tsx').then(({ SceneHead }) => SceneHead)),
};

/** The attribute that names the head's style in the markup. */
export const HEAD_MARK = 'data-head';

/** Tells whether an attribute names a manner. */
export function isHeadName(name: unknown): name is HeadName {
  return typeof name === 'string' && Object.hasOwn(headParts, name);
}
