import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Outcome } from '#src/ui/outcome.tsx';

/** Nothing to wait for: there are places, or no waitlist. */
export function NoWaiting({ because }: { because: 'free' | 'none' }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const free = because === 'free';
  return (
    <Outcome
      tone={free ? 'success' : 'info'}
      icon={free ? 'ticket' : 'hourglass'}
      heading={t(`waitlist.${because}Title`)}
      actions={
        <>
          {free && (
            <Link className={buttonClass()} to={pathTo('registration.start', locale)}>
              {t('waitlist.register')}
            </Link>
          )}
          <Link className={buttonClass(free ? { variant: 'quiet' } : {})} to={pathTo('home', locale)}>
            {t('interrupted.home')}
          </Link>
        </>
      }
    >
      <p>{t(`waitlist.${because}Text`)}</p>
    </Outcome>
  );
}
