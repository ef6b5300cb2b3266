import { useMemo } from 'react';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { AnswerSection } from './answer-section.tsx';
import { useAnswerLines } from './use-answer-lines.ts';

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
  const answered = useMemo(() => steps.map(({ form, values }) => ({ form, values })), [steps]);
  const lines = useAnswerLines(answered, booked);
  return (
    <div>
      {steps.map(({ step }, index) => (
        <AnswerSection key={step.code} title={text(step.label)} lines={lines[index] ?? []} />
      ))}
    </div>
  );
}
