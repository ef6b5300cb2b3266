import { Suspense, use } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import { HeroSkeleton } from '#src/layout/hero-skeleton.tsx';
import type { BlockProps } from '../block-props.ts';
import { heroPart } from './hero-parts.ts';
import { QuiltHero } from './quilt-hero.tsx';

export type HeroProps = Pick<BlockProps<'hero'>, 'block'>;

/** The first thing seen of an event: its name, when and where, and the way in, over the art of its theme. */
export function HeroBlock({ block }: HeroProps) {
  const { theme_type } = useEvent().theme;
  const part = heroPart(theme_type);
  if (!part) return <QuiltHero block={block} />;
  return (
    <Suspense fallback={<HeroSkeleton />}>
      <LoadedHero part={part} block={block} />
    </Suspense>
  );
}

type PartProps = HeroProps & { readonly part: NonNullable<ReturnType<typeof heroPart>> };

function LoadedHero({ part, block }: PartProps) {
  const Hero = part.read();
  return Hero ? <Hero block={block} /> : <AwaitedHero part={part} block={block} />;
}

function AwaitedHero({ part, block }: PartProps) {
  const Hero = use(part.load());
  return <Hero block={block} />;
}
