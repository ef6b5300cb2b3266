import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { flowQuery } from '#src/flow/dossier/flow-query.ts';
import { FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { NotFoundPage } from '#src/layout/not-found-page.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { WaitlistPerson } from './waitlist-person.tsx';

/** Only for a full flow; others learn why, or are led to its start. */
export function FlowGate({ heading, flow }: { heading: string; flow: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  // Requested once: when the form is sent, the server reports what is free.
  const { data, error, refetch } = useQuery({
    ...flowQuery(useCall(), flow),
    refetchOnWindowFocus: false,
  });
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (data === null) return <NotFoundPage />;
  if (!data) {
    return (
      <StepLayout heading={heading}>
        <Loading label={t('start.loading')}>
          <SkeletonFields count={3} />
        </Loading>
      </StepLayout>
    );
  }
  const begin = applyPath('begin', data.code, locale);
  if (data.status === 'early' || data.status === 'closed') return <Navigate to={begin} replace />;
  const isFull = data.status === 'full';
  if (isFull && isYes(data.waitlist)) {
    return (
      <WaitlistPerson
        choices={[{ id: data.code, name: data.label }]}
        flow={data.code}
        lastName={data.last_name}
      />
    );
  }
  return (
    <Outcome
      tone={isFull ? 'info' : 'success'}
      icon={isFull ? 'hourglass' : 'ticket'}
      heading={t(isFull ? 'waitlist.noneTitle' : 'waitlist.freeTitle')}
      actions={
        <Link className={buttonClass()} to={begin}>
          {t(isFull ? 'waitlist.flowBack' : 'apply.begin')}
        </Link>
      }
    >
      <p>{t(isFull ? 'waitlist.flowNoneText' : 'waitlist.flowFreeText')}</p>
    </Outcome>
  );
}
