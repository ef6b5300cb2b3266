import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Outcome } from '#src/ui/outcome.tsx';

/** An unknown entry: mistyped, or a repeated one, whose owner keeps the first. */
export function UnknownEntry() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <Outcome
      tone="info"
      icon="hourglass"
      heading={t('waitlist.unknownTitle')}
      actions={
        <>
          <Link className={buttonClass()} to={pathTo('registration.start.waitlist', locale)}>
            {t('start.joinWaitlist')}
          </Link>
          <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
            {t('interrupted.home')}
          </Link>
        </>
      }
    >
      <p>{t('waitlist.unknownText')}</p>
    </Outcome>
  );
}
