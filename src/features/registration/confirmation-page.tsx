import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useSearchParams } from 'react-router';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useSubmittedLive } from '#src/flow/submitted/use-submitted-live.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { confirmationQuery } from './confirmation/confirmation-query.ts';
import { ConfirmationView } from './confirmation/confirmation-view.tsx';
import { NotSubmitted } from './confirmation/not-submitted.tsx';

/** Without code and email there is nothing to confirm: leads to registration.manage (spec §2 "Route guards"). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get('code') && searchParams.get('email')) {
    // An offer is accepted or declined here with the words of the page that manages the registration.
    await loadArea(localeOfPath(pathname), 'manage');
    return null;
  }
  return redirect(pathTo('registration.manage', localeOfPath(pathname)));
}

/** The confirmation of a registration. */
export function Component() {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const email = search.get('email') ?? '';
  const { data: review, error, refetch } = useQuery(confirmationQuery(call, code, email, locale));
  useSubmittedLive(review, () => void refetch());
  if (review?.registration.status === 'Cancelled') {
    return <Navigate to={pathTo('registration.existing', locale)} replace />;
  }
  if (review) {
    return isRegistration(review.registration) && review.registration.status === 'Submitted' ? (
      <ConfirmationView review={review} registration={review.registration} />
    ) : (
      <NotSubmitted />
    );
  }
  if (!error) {
    return (
      <div className="wrap section">
        <Loading label={t('confirmation.loading')}>
          <SkeletonCards count={3} />
        </Loading>
      </div>
    );
  }
  return (
    <div className="wrap">
      <ErrorState
        page
        heading={t('confirmation.unavailableTitle')}
        actions={
          <>
            <Button onClick={() => void refetch()}>{t('interrupted.retry')}</Button>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
              {t('interrupted.openRegistration')}
            </Link>
          </>
        }
      >
        <p>{t('confirmation.unavailableText')}</p>
      </ErrorState>
    </div>
  );
}
