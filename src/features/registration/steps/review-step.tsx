import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationView } from '#machines/registration/registration.connect.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import type { RegistrationFlow } from '../flow/registration-flow.ts';
import { AnswerList } from '../review/answer-list.tsx';
import { FlowUnavailable } from './flow-unavailable.tsx';
import { Interruption } from './interruption.tsx';
import { StepActionBar } from './step-action-bar.tsx';
import { stepInSentence } from './step-in-sentence.ts';
import { StepSide } from './step-side.tsx';

interface ReviewStepProps {
  readonly flow: RegistrationFlow;
  readonly view: RegistrationView;
  readonly onEdit: (step: string) => void;
}

/** Everything once more from the server; what is wrong leads back to its step (spec §5). */
export function ReviewStep({ flow, view, onEdit }: ReviewStepProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { review, phase, previous } = view;
  const problems = (review?.steps ?? []).filter(({ errors }) => Object.keys(errors).length > 0);
  const count = problems.reduce((sum, { errors }) => sum + Object.keys(errors).length, 0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'editing' && count > 0) summary.current?.focus();
  }, [phase, count]);

  if (phase === 'unloaded') return <FlowUnavailable onRetry={() => flow.actor.send({ type: 'RETRY' })} />;
  if (!review || phase === 'loading') {
    return (
      <StepLayout heading={t('review.title')}>
        <Loading label={t('review.loading')}>
          <SkeletonFields count={6} />
        </Loading>
      </StepLayout>
    );
  }

  const working = phase === 'working' || phase === 'slow';
  const submit = (size: 'm' | 'l') => (
    <Button
      size={size}
      busy={working}
      unavailable={count > 0 ? t('review.incomplete') : undefined}
      onClick={() => flow.actor.send({ type: 'SUBMIT', key: crypto.randomUUID() })}
    >
      {working ? t('review.submitting') : t('review.submit')}
    </Button>
  );
  return (
    <>
      <StepLayout
        heading={t('review.title')}
        lead={t('review.lead')}
        sideLabel={t('step.summaryTitle')}
        side={<StepSide flow={flow} />}
        foot={
          <>
            {submit('l')}
            {previous && (
              <Button variant="quiet" onClick={() => flow.actor.send({ type: 'BACK' })}>
                {t('step.back', { step: stepInSentence(text(previous.label), locale) })}
              </Button>
            )}
          </>
        }
      >
        <Interruption view={view} flow={flow} />
        {count > 0 && (
          <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
            <h2>{t('review.problemsTitle', { count })}</h2>
            <p>{t('review.problemsText')}</p>
            <ul>
              {problems.map(({ step }) => (
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
                </li>
              ))}
            </ul>
          </div>
        )}
        {review.steps.map(({ step, form, values, errors }) =>
          form ? (
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
              <AnswerList form={form} values={values} errors={errors} />
            </section>
          ) : null,
        )}
        <p className="small soft review-consent">{t('review.consent')}</p>
      </StepLayout>
      <StepActionBar flow={flow}>{submit('m')}</StepActionBar>
    </>
  );
}
