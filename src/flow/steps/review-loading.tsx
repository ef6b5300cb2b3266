import { useTranslation } from 'react-i18next';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';

/** In place of the review until it is there. */
export function ReviewLoading({ heading }: { heading: string }) {
  const { t } = useTranslation('registration');
  return (
    <StepLayout heading={heading}>
      <Loading label={t('review.loading')}>
        <SkeletonFields count={6} />
      </Loading>
    </StepLayout>
  );
}
