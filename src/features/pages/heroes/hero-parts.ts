import type { ComponentType } from 'react';
import { type LazyModule, lazyModule } from '#src/lib/lazy-module.ts';
import type { ThemeParts } from '#src/ui/themes.ts';
import type { HeroProps } from './hero-props.ts';

export type HeroName = ThemeParts['hero'];

/** The heroes; a page loads its own only, with its styles. */
export const heroParts: Readonly<Record<HeroName, LazyModule<ComponentType<HeroProps>>>> = {
  quilt: lazyModule(() => import('./quilt-hero.tsx').then(({ QuiltHero }) => QuiltHero)),
  strings: lazyModule(() => import('./strings-hero.tsx').then(({ StringsHero }) => StringsHero)),
  poster: lazyModule(() => import('./poster-hero.tsx').then(({ PosterHero }) => PosterHero)),
};

/** The attribute that names the hero's style in the markup. */
export const HERO_MARK = 'data-hero';

/** Tells whether an attribute names a hero. */
export function isHeroName(name: unknown): name is HeroName {
  return typeof name === 'string' && Object.hasOwn(heroParts, name);
}
