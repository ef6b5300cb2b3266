import { useTranslation } from 'react-i18next';
import { isDisplayType, isPickerType } from '#engine/configuration/field-constraints.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import type { Review } from '#machines/registration/registration-setup.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Button } from '#src/ui/button.tsx';
import { AnswerList } from './answer-list.tsx';
import { WorkshopList } from './workshop-list.tsx';

/** Whether a form asks for anything besides what is picked on the server, which the fees tell. */
export function asksMore({ document }: ServedForm): boolean {
  const fields = document.sections.flatMap((section) => section.fields);
  return fields.some(({ type }) => !isDisplayType(type) && !isPickerType(type));
}

/** The answers of every step, each with its way back to it. */
export function ReviewedAnswers({ review, onEdit }: { review: Review; onEdit: (step: string) => void }) {
  const { t } = useTranslation('registration');
  const text = useText();
  return (
    <>
      {review.steps.map(({ step, form, values, errors }) => {
        if (!form) return null;
        const workshops = step.kind === 'workshops';
        if (!workshops && !asksMore(form)) return null;
        return (
          <section
            className="form-section review-section"
            key={step.code}
            aria-labelledby={`review-${step.code}`}
          >
            <div className="review-head">
              <h2 id={`review-${step.code}`}>{text(step.label)}</h2>
              <Button
                variant="quiet"
                size="s"
                icon="edit"
                aria-label={t('review.editStep', { step: text(step.label) })}
                onClick={() => onEdit(step.code)}
              >
                {t('review.edit')}
              </Button>
            </div>
            {workshops && <WorkshopList workshops={review.workshops} />}
            {asksMore(form) && <AnswerList form={form} values={values} errors={errors} />}
          </section>
        );
      })}
    </>
  );
}
