import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCall } from '#src/api/call-context.tsx';
import { BlockPage } from '#src/features/pages/block-page.tsx';
import { HomeFault } from '#src/features/pages/home-fault.tsx';
import { PageTop } from '#src/features/pages/page-top.tsx';
import { HeroSkeleton } from '#src/layout/hero-skeleton.tsx';
import { NotFoundPage } from '#src/layout/not-found-page.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useUnmeasuredView } from '#src/lib/analytics/unmeasured-view.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading } from '#src/ui/skeleton.tsx';
import { customPageQuery } from './custom-page-query.ts';

/** A page of the organizer's own, at its name or below that of its parent (spec §2 "Route table"). */
export function Component() {
  const { t } = useTranslation('home');
  const { pageUrl = '', subPageUrl } = useParams();
  const page = useQuery(customPageQuery(useCall(), subPageUrl ?? pageUrl));
  if (page.data) {
    const { document } = page.data;
    const parent = subPageUrl === undefined ? undefined : pageUrl;
    if (document.parent !== parent) return <NotFoundPage />;
    return <BlockPage document={document} top={<PageTop document={document} />} />;
  }
  if (page.data === null) return <NotFoundPage />;
  if (page.error) return <HomeFault page retrying={page.isFetching} onRetry={() => void page.refetch()} />;
  return <LoadingPage label={t('loading')} />;
}

/** Shown until it is known whether the page exists. */
function LoadingPage({ label }: { readonly label: string }) {
  useUnmeasuredView('pending');
  return (
    <>
      <PageHead />
      <Loading label={label}>
        <HeroSkeleton />
      </Loading>
    </>
  );
}
