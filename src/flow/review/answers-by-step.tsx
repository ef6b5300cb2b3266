import { answerLines } from '#engine/translate/answer-lines.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { AnswerSection } from './answer-section.tsx';

type ReviewedStep = Review['steps'][number];

interface AnswersByStepProps {
  readonly steps: readonly (Pick<ReviewedStep, 'step' | 'values'> & {
    readonly form: NonNullable<ReviewedStep['form']>;
  })[];
  readonly booked: Review['booked'];
}

/** Answers by step, in a box that a page can arrange in columns. */
export function AnswersByStep({ steps, booked }: AnswersByStepProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <div>
      {steps.map(({ step, form, values }) => (
        <AnswerSection
          key={step.code}
          title={text(step.label)}
          lines={answerLines(form, values, locale, {}, booked)}
        />
      ))}
    </div>
  );
}
