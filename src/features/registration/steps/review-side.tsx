import { useTranslation } from 'react-i18next';
import { formatCents } from '#engine/format/money.ts';
import type { RegistrationView } from '#machines/registration/registration.connect.ts';
import type { Review } from '#machines/registration/registration-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';
import type { RegistrationFlow } from '../flow/registration-flow.ts';

interface ReviewSideProps {
  readonly flow: RegistrationFlow;
  readonly view: RegistrationView;
  readonly review: Review;
  readonly onEdit: (step: string) => void;
}

/** Beside the review: the way back to each step, and the total. */
export function ReviewSide({ flow, view, review, onEdit }: ReviewSideProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const lines = view.flow
    .filter(({ state }) => state !== 'now')
    .map(
      ({ step }): Line => ({
        id: step.code,
        term: text(step.label),
        value: (
          <button
            type="button"
            className="link"
            aria-label={t('review.editStep', { step: text(step.label) })}
            onClick={() => onEdit(step.code)}
          >
            {t('review.edit')}
          </button>
        ),
      }),
    );
  return (
    <SummaryPanel
      heading={t('step.summaryTitle')}
      sub={
        <>
          {t('step.summaryCode')} <span className="num nowrap">{flow.code}</span>
        </>
      }
      lines={lines}
      total={{ label: t('step.total'), amount: formatCents(review.quote.total, locale) }}
    />
  );
}
