import { Link } from 'react-router';
import { usePageFault } from '#src/api/fault/use-page-fault.ts';
import { focusHeadingAfter } from '#src/lib/focus-heading.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { CopyTrace } from '#src/ui/copy-trace.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';

/** A step page in the shape it will have, while the registration is opened. */
export function FlowLoading({ label }: { label?: string }) {
  const { t } = useTranslation('registration');
  const heading = label ?? t('step.loading');
  return (
    <StepLayout heading={heading}>
      <Loading label={heading}>
        <SkeletonFields count={5} />
      </Loading>
    </StepLayout>
  );
}

interface FlowUnavailableProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The registration could not be opened: what happened, an id for support, and what to do. */
export function FlowUnavailable({ error, onRetry }: FlowUnavailableProps) {
  const { t } = useTranslation(['registration', 'errors']);
  const { id, status } = usePageFault(error);
  const locale = useLocale();
  return (
    <div className="wrap">
      <ErrorState
        page
        heading={t('interrupted.stepsTitle')}
        code={t('errors:fault_id', { id })}
        actions={
          <>
            <Button
              onClick={({ currentTarget }) => {
                focusHeadingAfter(currentTarget);
                onRetry();
              }}
            >
              {t('interrupted.retry')}
            </Button>
            <Link
              className={buttonClass({ variant: 'secondary' })}
              to={pathTo('registration.manage', locale)}
            >
              {t('interrupted.openRegistration')}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
              {t('interrupted.home')}
            </Link>
            <CopyTrace fault={{ id, status }} />
          </>
        }
      >
        <p>{t('interrupted.stepsText')}</p>
      </ErrorState>
    </div>
  );
}
