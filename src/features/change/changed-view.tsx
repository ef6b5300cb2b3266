import { Link } from 'react-router';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';

interface ChangedViewProps {
  /** In cents: positive if charged, negative if refunded. */
  readonly difference: number;
  readonly email: string;
}

/** Says that it was changed, and what happens with the money. */
export function ChangedView({ difference, email }: ChangedViewProps) {
  const { t } = useTranslation(['manage', 'registration']);
  const locale = useLocale();
  const amount = formatCents(Math.abs(difference), locale);
  const money = difference > 0 ? 'change.donePaid' : difference < 0 ? 'change.doneBack' : 'change.doneEven';
  return (
    <Outcome
      tone="success"
      icon="check"
      isResult
      heading={t('change.doneTitle')}
      actions={
        <>
          <Link className={buttonClass()} to={pathTo('registration.existing', locale)}>
            {t('change.see')}
          </Link>
          <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
            {t('registration:interrupted.home')}
          </Link>
        </>
      }
    >
      <p>{t(money, { amount })}</p>
      <p className="small">{t('change.mailed', { email })}</p>
    </Outcome>
  );
}
