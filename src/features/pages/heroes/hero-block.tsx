import { Suspense, use } from 'react';
import { HeroSkeleton } from '#src/layout/hero-skeleton.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { type HeroName, heroParts } from './hero-parts.ts';
import type { HeroProps } from './hero-props.ts';

/** The first thing seen of an event: its name, when and where, and the way in, over the art of its look. */
export function HeroBlock({ block }: HeroProps) {
  const { hero } = useThemeParts();
  return (
    <Suspense fallback={<HeroSkeleton />}>
      <LoadedHero name={hero} block={block} />
    </Suspense>
  );
}

type PartProps = HeroProps & { readonly name: HeroName };

/** A loaded part renders synchronously: a server-rendered page must not flash. */
function LoadedHero({ name, block }: PartProps) {
  const Hero = heroParts[name].read();
  return Hero ? <Hero block={block} /> : <AwaitedHero name={name} block={block} />;
}

function AwaitedHero({ name, block }: PartProps) {
  const Hero = use(heroParts[name].load());
  return <Hero block={block} />;
}
