import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { existingQuery } from '#src/flow/submitted/existing-query.ts';
import { ofSameDossier } from '#src/flow/submitted/of-same-dossier.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { ExistingView } from './existing/existing-view.tsx';
import { isMode, VIEWED } from './existing/modes.ts';
import { loadWords } from './load-words.ts';

// Only organizers open it.
const ViewedPage = lazy(async () => ({ default: (await import('./viewed/viewed-page.tsx')).ViewedPage }));

/** Without a registration that this device has open: to registration.manage (spec §2 "Route guards"). */
export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(args.request.url).pathname);
  const { mode } = args.params;
  if (mode === VIEWED) {
    await loadWords(args);
    return null;
  }
  if (!isUnderWay(currentRegistration.read())) return redirect(pathTo('registration.manage', locale));
  if (mode !== undefined && !isMode(mode)) return redirect(pathTo('registration.existing', locale));
  await loadWords(args);
  return null;
}

/** The registration of this device; or one that an organizer sees as its attendee does. */
export function Component() {
  const { mode } = useParams();
  if (mode !== VIEWED) return <ExistingPage />;
  return (
    <Suspense fallback={null}>
      <ViewedPage />
    </Suspense>
  );
}

/** A registration: status, items, payments, and actions with the reason why some are not available. */
function ExistingPage() {
  const { t } = useTranslation(['manage', 'registration']);
  const call = useCall();
  const locale = useLocale();
  const { mode } = useParams();
  const current = usePersisted(currentRegistration);
  const { code = '', email = '' } = current ?? {};
  const {
    data: review,
    error,
    refetch,
  } = useQuery({
    ...existingQuery(call, code, email, locale),
    placeholderData: ofSameDossier(code),
  });
  if (!isUnderWay(current)) return <Navigate to={pathTo('registration.manage', locale)} replace />;
  if (review && isRegistration(review.registration)) {
    return (
      <ExistingView
        key={code}
        review={review}
        registration={review.registration}
        mode={isMode(mode) ? mode : undefined}
      />
    );
  }
  if (!error) {
    return (
      <div className="wrap section">
        <Loading label={t('existing.loading')}>
          <SkeletonCards count={3} />
        </Loading>
      </div>
    );
  }
  return (
    <div className="wrap">
      <ErrorState
        page
        heading={t('existing.unavailableTitle')}
        actions={
          <>
            <Button onClick={() => void refetch()}>{t('registration:interrupted.retry')}</Button>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
              {t('existing.other')}
            </Link>
          </>
        }
      >
        <p>{t('existing.unavailableText')}</p>
      </ErrorState>
    </div>
  );
}
