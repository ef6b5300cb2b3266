import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { CallInterruption } from '../calls/call-interruption.tsx';

interface ReviewLoadingProps {
  readonly heading: string;
  /** Loads again; given once it takes long. */
  readonly onRetry?: (() => void) | undefined;
}

/** Shown until the review is loaded. */
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
