import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isYes } from '#engine/configuration/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { pathTo } from '#src/app/route-names.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';

/** No places, or no new registrations: a clear page, with what one can do. */
export function Full({ kind }: { kind: 'full' | 'closed' }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const event = useEvent();
  const { data: option } = useQuery(registrationOptionQuery(useCall()));
  const waits = kind === 'full' && isYes(option?.waitlist);
  return (
    <div className="wrap">
      <ErrorState
        page
        icon="hourglass"
        heading={t(kind === 'full' ? 'interrupted.fullTitle' : 'interrupted.closedTitle')}
        actions={
          <>
            {waits ? (
              <Link className={buttonClass()} to={pathTo('registration.start.waitlist', locale)}>
                {t('start.joinWaitlist')}
              </Link>
            ) : (
              <Link className={buttonClass()} to={pathTo('home', locale)}>
                {t('interrupted.home')}
              </Link>
            )}
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
              {t('interrupted.openRegistration')}
            </Link>
          </>
        }
      >
        <p>
          {kind === 'full'
            ? t('interrupted.fullText', { email: event.contact_email ?? '' })
            : t('interrupted.closedText')}
        </p>
      </ErrorState>
    </div>
  );
}

/** The address has a submitted registration: open that one. */
export function AlreadyRegistered() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <div className="wrap">
      <ErrorState
        page
        icon="user"
        heading={t('interrupted.registeredTitle')}
        actions={
          <>
            <Link className={buttonClass()} to={pathTo('registration.manage', locale)}>
              {t('interrupted.openRegistration')}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
              {t('interrupted.home')}
            </Link>
          </>
        }
      >
        <p>{t('interrupted.registeredText')}</p>
      </ErrorState>
    </div>
  );
}
