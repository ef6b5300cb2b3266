import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { placeQuery } from '#src/flow/waitlist/place-query.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { UnknownEntry } from './waitlist/unknown-entry.tsx';
import { usePlaceLive } from './waitlist/use-place-live.ts';
import { PlaceInLine } from './waitlist/waitlist-position.tsx';

/** Without an entry there is nothing to show: leads to registration.manage (spec §2 "Route guards"). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return searchParams.get('entry') ? null : redirect(pathTo('registration.manage', localeOfPath(pathname)));
}

/** A waitlist entry's state: waiting, offered, taken or expired. */
export function Component() {
  const { t } = useTranslation('registration');
  const entry = useSearchParams()[0].get('entry') ?? '';
  const { data: place, error, refetch } = useQuery(placeQuery(useCall(), entry));
  usePlaceLive(place, () => void refetch());
  const head = <PageHead title={t('waitlist.startTitle')} />;
  if (place) {
    return (
      <>
        {head}
        <PlaceInLine key={entry} entry={entry} place={place} />
      </>
    );
  }
  if (!error) {
    return (
      <div className="wrap section">
        {head}
        <Loading label={t('waitlist.loading')}>
          <SkeletonCards count={1} />
        </Loading>
      </div>
    );
  }
  if (error instanceof ApiFailure && error.status === 404) return <UnknownEntry />;
  return (
    <div className="wrap">
      {head}
      <ErrorState
        page
        heading={t('waitlist.unavailableTitle')}
        actions={<Button onClick={() => void refetch()}>{t('interrupted.retry')}</Button>}
      >
        <p>{t('waitlist.unavailableText')}</p>
      </ErrorState>
    </div>
  );
}
