import type { Ref } from 'react';
import { problemSentences } from '#engine/form/format/whole-sentence.ts';
import { subjectsOf } from '#engine/form/summary/field-subject.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { lapsedIn } from './lapsed-in.ts';

interface ReviewProblemsProps {
  readonly review: Pick<Review, 'held'>;
  readonly problems: Review['steps'];
  readonly count: number;
  readonly onEdit: (step: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Problems to fix before submitting, by step, with a link to each (spec §5). */
export function ReviewProblems({ review, problems, count, onEdit, ref }: ReviewProblemsProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const hasLapsed = (step: string) => lapsedIn(review, step).length > 0;
  const areAllLapsed = problems.length > 0 && problems.every(({ step }) => hasLapsed(step.code));
  return (
    <ErrorSummary
      ref={ref}
      heading={
        areAllLapsed
          ? t('review.lapsedTitle', { count: lapsedIn(review).length })
          : t('review.problemsTitle', { count })
      }
      text={areAllLapsed ? t('review.lapsedText') : t('review.problemsText', { count })}
      errors={problems.map(({ step, form, errors }) => ({
        key: step.code,
        href: `?step=${step.code}`,
        label: t(hasLapsed(step.code) ? 'review.chooseAgain' : 'review.mend', { step: text(step.label) }),
        // Problems with picked items are named here: the list of answers below has no picks.
        detail: (step.kind !== 'form' || hasLapsed(step.code)) && (
          <span className="error">{problemSentences(errors, subjectsOf(form, locale)).join(' ')}</span>
        ),
        onFollow: () => onEdit(step.code),
      }))}
    />
  );
}
