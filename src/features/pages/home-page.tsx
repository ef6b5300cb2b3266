import { useQuery } from '@tanstack/react-query';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { homePageQuery, pageByCodeQuery } from '#src/api/queries.ts';
import { HeroSkeleton } from '#src/layout/hero-skeleton.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading } from '#src/ui/skeleton.tsx';
import { BlockPage } from './block-page.tsx';
import { HomeFault } from './home-fault.tsx';

/** The event's home page, rendered from its blocks. */
export function Component() {
  const { t } = useTranslation('home');
  const call = useCall();
  const { website_homepage_active: active } = useEvent();
  const page = useQuery(homePageQuery(call));
  // The event may have named another home page since: it is loaded by name, and shown when it has arrived.
  const isOther = page.data !== undefined && page.data.document.code !== active;
  const current = useQuery({ ...pageByCodeQuery(call, active), enabled: isOther });
  const shown = (isOther && current.data) || page.data;
  if (shown) return <BlockPage document={shown.document} />;
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
