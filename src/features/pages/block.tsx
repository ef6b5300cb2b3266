import { Suspense, use } from 'react';
import type { PageBlock } from '#engine/event/documents/page/blocks/registry.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { HeroBlock } from './heroes/hero-block.tsx';
import { blocksPart } from './page-parts.ts';

interface BlockViewProps {
  readonly block: PageBlock;
  readonly sunken: boolean;
}

/** Renders one block of a page. */
export function Block({ block, sunken }: BlockViewProps) {
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
      <LoadedBlock block={block} sunken={sunken} />
    </Suspense>
  );
}

/** A loaded part renders synchronously: a server-rendered page must not flash. */
function LoadedBlock(props: BlockViewProps) {
  const LazyBlock = blocksPart.read();
  return LazyBlock ? <LazyBlock {...props} /> : <AwaitedBlock {...props} />;
}

function AwaitedBlock(props: BlockViewProps) {
  const LazyBlock = use(blocksPart.load());
  return <LazyBlock {...props} />;
}
