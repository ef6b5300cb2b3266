import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '#src/lib/on-demand.ts';
import type { LookParts } from '#src/ui/looks.ts';
import type { HeroProps } from './hero-block.tsx';

export type HeroName = LookParts['hero'];

/** The heroes; a page loads its own only, with its styles. */
export const heroParts: Readonly<Record<HeroName, OnDemand<ComponentType<HeroProps>>>> = {
  quilt: onDemand(() => import('./quilt-hero.tsx').then(({ QuiltHero }) => QuiltHero)),
  strings: onDemand(() => import('./strings-hero.tsx').then(({ StringsHero }) => StringsHero)),
  poster: onDemand(() => import('./poster-hero.tsx').then(({ PosterHero }) => PosterHero)),
};

/** The attribute that names the hero's style in the markup. */
export const HERO_MARK = 'data-hero';

/** Tells whether an attribute names a hero. */
export function isHeroName(name: unknown): name is HeroName {
  return typeof name === 'string' && Object.hasOwn(heroParts, name);
}
