import { formatList } from '#engine/form/format/list.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ReviewedStep } from './reviewed-step.tsx';

interface ReviewedAnswersProps {
  readonly review: Review;
  /** Until when they can be changed. */
  readonly lead: string;
  readonly onEdit: (step: string) => void;
}

/** The answers of every step, each with its way back to it. */
export function ReviewedAnswers({ review, lead, onEdit }: ReviewedAnswersProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const later = review.after_payment.map(({ step }) => text(step.label));
  return (
    <section className="reviewed" aria-labelledby="answers-title">
      <div className="reviewed-head">
        <h2 id="answers-title">{t('review.answers')}</h2>
        <p className="small soft">{lead}</p>
      </div>
      <ul>
        {review.steps.map((reviewed) => (
          <ReviewedStep key={reviewed.step.code} reviewed={reviewed} review={review} onEdit={onEdit} />
        ))}
      </ul>
      {later.length > 0 && (
        <p className="small soft">{t('review.askedAfter', { steps: formatList(later, locale) })}</p>
      )}
    </section>
  );
}
