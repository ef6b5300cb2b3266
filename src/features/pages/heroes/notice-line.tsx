import { Link } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useRegistrationState } from '../registration-state.ts';
import './notice-line.css';

/** The line under the hero: the organizer's notice, or that one cannot register; and the way back in. */
export function NoticeLine({ notice }: { notice: string }) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const state = useRegistrationState();
  // Outside of the registration period, availability does not matter.
  if (useEvent().website_homepage_active !== 'home') return notice ? <NoticeOnly notice={notice} /> : null;
  return (
    <div className="fees-line">
      <div className="wrap">
        {/* A closed or full event says so itself: the organizer's notice was written for an open one. */}
        {state === 'open' ? (
          <span>{notice}</span>
        ) : (
          <span className="notice-state">
            <Icon name={state === 'full' ? 'users' : 'lock'} />
            <span>
              <b className="strong">{t(state)}</b> {t(`${state}_text`)}
            </span>
          </span>
        )}
        <Link className="link" to={pathTo('registration.manage', locale)}>
          {t('already_registered')}
        </Link>
      </div>
    </div>
  );
}

const NoticeOnly = ({ notice }: { notice: string }) => (
  <div className="fees-line">
    <div className="wrap">
      <span>{notice}</span>
    </div>
  </div>
);
