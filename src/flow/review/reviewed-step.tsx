import { useMemo } from 'react';
import { isYes } from '#engine/form/field/flag.ts';
import { formatList } from '#engine/form/format/list.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AnswerList } from './answer-list.tsx';
import { lapsedIn } from './lapsed-in.ts';
import { stepDigest } from './step-digest.ts';
import { useAnswerLines } from './use-answer-lines.ts';
import { WorkshopList } from './workshop-list.tsx';

interface ReviewedStepProps {
  readonly reviewed: Review['steps'][number];
  readonly review: Review;
  readonly onEdit: (step: string) => void;
}

/** A step in one line, which folds open to its answers; what is wrong in it is open from the start. */
export function ReviewedStep({ reviewed, review, onEdit }: ReviewedStepProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { step, form, values, errors } = reviewed;
  const answered = useMemo(() => [{ form, values, errors }], [form, values, errors]);
  const [lines = []] = useAnswerLines(answered, review.booked);
  const workshops =
    step.kind === 'workshops' &&
    review.workshops.some(({ workshops_cart_status }) => isYes(workshops_cart_status));
  const label = text(step.label);
  const lapsed = lapsedIn(review, step.code).map(({ name }) => text(name));
  const otherwise =
    lapsed.length > 0 ? t('review.lapsed', { what: formatList(lapsed, locale) }) : t('review.nothing');
  const folds = lines.length > 0 || workshops;
  const line = (
    <>
      <b>{label}</b> {folds && <Icon name="chevron-down" size="s" />}
      <span className="reviewed-digest">{stepDigest(reviewed, lines, review, locale) || otherwise}</span>
    </>
  );
  return (
    <li>
      {folds ? (
        <details open={Object.keys(errors).length > 0}>
          <summary className="reviewed-line">{line}</summary>
          {workshops && <WorkshopList workshops={review.workshops} />}
          {lines.length > 0 && <AnswerList lines={lines} />}
        </details>
      ) : (
        <div className="reviewed-line">{line}</div>
      )}
      <Button
        variant="quiet"
        size="s"
        className="reviewed-edit"
        aria-label={t('review.editStep', { step: label })}
        onClick={() => onEdit(step.code)}
      >
        {t('review.edit')}
      </Button>
    </li>
  );
}
