import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '#src/api/call-context.tsx';
import { homePageQuery } from '#src/api/queries.ts';
import { HeroSkeleton } from '#src/layout/hero-skeleton.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import { BlockPage } from './block-page.tsx';
import { HomeFault } from './home-fault.tsx';

/** The home page of the event, drawn from its document's blocks. */
export function Component() {
  const { t } = useTranslation('home');
  const page = useQuery(homePageQuery(useCall()));
  if (page.data) return <BlockPage document={page.data.document} />;
  if (page.error) return <HomeFault retrying={page.isFetching} onRetry={() => void page.refetch()} />;
  return (
    <>
      <PageHead />
      <Loading label={t('loading')}>
        <HeroSkeleton />
      </Loading>
    </>
  );
}
