import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useCall } from '#src/api/call-context.tsx';
import { placeQuery } from '#src/flow/waitlist/place-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { StartRegistration } from './start-registration.tsx';

/** Starts with a waitlist entry's offered place; any other entry has its own page. */
export function OfferedStart({ entry }: { entry: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  // Once: an offer that ends while the form is filled is the server's to refuse, in words beside the answers.
  const { data, isPending } = useQuery({
    ...placeQuery(useCall(), entry),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    meta: { askedThere: true },
  });
  if (isPending) {
    return (
      <StepLayout heading={t('start.title')} opening>
        <Loading label={t('start.loading')}>
          <SkeletonFields count={4} />
        </Loading>
      </StepLayout>
    );
  }
  if (data?.state !== 'offered' || data.offered_until === undefined || data.flow !== undefined)
    return <Navigate to={pathTo('registration.waitlist-success', locale, {}, { entry })} replace />;
  return (
    <StartRegistration
      start={{ kind: 'offer', entry_ID: entry, until: data.offered_until, track: data.track, day: data.day }}
    />
  );
}
