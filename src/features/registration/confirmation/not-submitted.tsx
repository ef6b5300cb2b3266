import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Outcome } from '#src/ui/outcome.tsx';

/** Nothing to confirm yet: a link to the current step. */
export function NotSubmitted() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <Outcome
      tone="warning"
      icon="edit"
      heading={t('confirmation.openTitle')}
      actions={
        <Link className={buttonClass()} to={pathTo('registration.step', locale)}>
          {t('confirmation.openAction')}
        </Link>
      }
    >
      <p>{t('facts.statusLine', { status: t('facts.statuses.Not Submitted') })}</p>
      <p>{t('confirmation.openText')}</p>
    </Outcome>
  );
}
