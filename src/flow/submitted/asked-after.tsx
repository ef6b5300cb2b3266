import { Link } from 'react-router';
import { isYes } from '#engine/form/field/flag.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { NextList } from './next-list.tsx';
import { NextStep } from './next-step.tsx';

/** The steps after the payment, with links to their forms; nothing without any. */
export function AskedAfter({ review: { after_payment } }: { review: Review }) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  if (after_payment.length === 0) return null;
  const open = after_payment.filter(({ answered }) => !isYes(answered));
  return (
    <section className="asked-after" aria-labelledby="asked-after">
      <h2 id="asked-after" className="asked-heading">
        {open.length > 0
          ? t('confirmation.askedAfter', { count: open.length })
          : t('confirmation.allAnswered')}
      </h2>
      <NextList>
        {after_payment.map(({ step, form, answered }) => (
          <NextStep
            key={step.code}
            icon={isYes(answered) ? 'success' : 'edit'}
            title={text(step.label)}
            words={isYes(answered) ? t('confirmation.answered') : text(form?.document.lead ?? '')}
          >
            <Link
              className={buttonClass({
                variant: step === open[0]?.step ? 'primary' : isYes(answered) ? 'quiet' : 'secondary',
                size: 's',
              })}
              to={pathTo('registration.step', locale, {}, { step: step.code })}
            >
              {isYes(answered) ? t('confirmation.changeAnswer') : t('confirmation.answer')}{' '}
              <VisuallyHidden>{text(step.label)}</VisuallyHidden>
            </Link>
          </NextStep>
        ))}
      </NextList>
    </section>
  );
}
