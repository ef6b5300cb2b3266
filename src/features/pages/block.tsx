import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageBlock } from '#engine/configuration/blocks/registry.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { HeroBlock } from './heroes/hero-block.tsx';

// What stands below the hero is not in the first paint, nor in the script that it waits for.
const LazyBlock = lazy(() => import('./lazy-block.tsx'));

/** Draws one block of a page. */
export function Block({ block, sunken }: { block: PageBlock; sunken: boolean }) {
  const { t } = useTranslation('home');
  if (block.block === 'hero') return <HeroBlock block={block} />;
  return (
    <Suspense
      fallback={
        <div className="section wrap">
          <Loading label={t('loading_part')}>
            <Skeleton height="160px" />
          </Loading>
        </div>
      }
    >
      <LazyBlock block={block} sunken={sunken} />
    </Suspense>
  );
}
