import type { Ref } from 'react';
import { problemSentences } from '#engine/form/format/whole-sentence.ts';
import { subjectsOf } from '#engine/form/summary/field-subject.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

interface ReviewProblemsProps {
  readonly problems: Review['steps'];
  readonly count: number;
  readonly onEdit: (step: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Problems to fix before submitting, by step, with a link to each (spec §5). */
export function ReviewProblems({ problems, count, onEdit, ref }: ReviewProblemsProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{t('review.problemsTitle', { count })}</h2>
      <p>{t('review.problemsText', { count })}</p>
      <ul>
        {problems.map(({ step, form, errors }) => (
          <li key={step.code}>
            <a
              href={`?step=${step.code}`}
              onClick={(event) => {
                event.preventDefault();
                onEdit(step.code);
              }}
            >
              {t('review.mend', { step: text(step.label) })}
            </a>
            {/* What was picked is told here: its answers are no lines of the list below. */}
            {step.kind !== 'form' && (
              <span className="error">{problemSentences(errors, subjectsOf(form, locale)).join(' ')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
