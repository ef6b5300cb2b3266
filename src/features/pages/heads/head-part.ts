import type { ComponentType } from 'react';
import { type LazyModule, lazyModule } from '#src/lib/lazy-module.ts';
import type { ThemeParts } from '#src/ui/themes.ts';
import type { HeadProps } from './head-props.ts';

/** The manners of a head: that of a look, or a page's own scene. */
export type HeadName = ThemeParts['head'] | 'scene';

/** The head of an inner page in a manner; a page loads its own only. */
export const headParts: Readonly<Record<HeadName, LazyModule<ComponentType<HeadProps>>>> = {
  paper: lazyModule(() => import('./paper-head.tsx').then(({ PaperHead }) => PaperHead)),
  staff: lazyModule(() => import('./staff-head.tsx').then(({ StaffHead }) => StaffHead)),
  poster: lazyModule(() => import('./poster-head.tsx').then(({ PosterHead }) => PosterHead)),
  scene: lazyModule(() => import('./scene-head.tsx').then(({ SceneHead }) => SceneHead)),
};

/** The attribute that names the head's style in the markup. */
export const HEAD_MARK = 'data-head';

/** Tells whether an attribute names a manner. */
export function isHeadName(name: unknown): name is HeadName {
  return typeof name === 'string' && Object.hasOwn(headParts, name);
}
