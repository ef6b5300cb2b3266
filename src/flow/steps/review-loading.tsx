import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { CallInterruption } from '../calls/call-interruption.tsx';

interface ReviewLoadingProps {
  readonly heading: string;
  /** Asks anew; given once it takes long. */
  readonly onRetry?: (() => void) | undefined;
}

/** In place of the review until it is there. */
export function ReviewLoading({ heading, onRetry }: ReviewLoadingProps) {
  const { t } = useTranslation('registration');
  return (
    <StepLayout heading={heading}>
      {onRetry && <CallInterruption phase="slow" onRetry={onRetry} />}
      <Loading label={t('review.loading')}>
        <SkeletonFields count={6} />
      </Loading>
    </StepLayout>
  );
}
