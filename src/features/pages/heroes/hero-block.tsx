import { lazy, Suspense } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import { HeroSkeleton } from '#src/layout/hero-skeleton.tsx';
import type { BlockProps } from '../block-props.ts';
import { QuiltHero } from './quilt-hero.tsx';

export type HeroProps = Pick<BlockProps<'hero'>, 'block'>;

// Art of one theme is loaded by its own pages only.
const heroes = {
  music: lazy(() => import('./music-hero.tsx')),
  tickets: lazy(() => import('./tickets-hero.tsx')),
} as const;

function isDrawn(theme: string): theme is keyof typeof heroes {
  return Object.hasOwn(heroes, theme);
}

/** The first thing seen of an event: its name, when and where, and the way in, over the art of its theme. */
export function HeroBlock({ block }: HeroProps) {
  const { theme_type } = useEvent().theme;
  if (!isDrawn(theme_type)) return <QuiltHero block={block} />;
  const Hero = heroes[theme_type];
  return (
    <Suspense fallback={<HeroSkeleton />}>
      <Hero block={block} />
    </Suspense>
  );
}
