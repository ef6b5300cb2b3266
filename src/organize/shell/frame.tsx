import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { LOCALES, resolveText } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../api/use-organizer.ts';
import { Icon, type IconName } from './icon.tsx';
import { deskPath } from './paths.ts';
import { useDeskTexts } from './use-desk-texts.ts';

/** The bar with the event, the menu of what the organizer's role includes, and the page. */
export function Frame() {
  const t = useDeskTexts();
  const locale = useLocale();
  const event = useEvent();
  const { email, permissions } = useOrganizer();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const page = pathname;
  const shown = useRef(page);
  useEffect(() => {
    // The start of a new page, as a browser does with a document.
    if (shown.current !== page) main.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  const other = LOCALES.find((each) => each !== locale) ?? locale;
  return (
    <div className="dk">
      <a className="dk-skip" href="#main">
        {t('skip')}
      </a>
      <header className="dk-bar">
        <a className="dk-event" href={withLocale('/', locale)} title={t('view_site')}>
          {resolveText(event.name, locale)}
        </a>
        <span className="dk-bar-desk">{t('desk')}</span>
        <span className="dk-grow" />
        <a className="dk-link" href={withLocale(pathname, other) + search} hrefLang={other} lang={other}>
          {t('other_language')}
        </a>
        <NavLink
          className="dk-avatar"
          to={deskPath(locale, '/account')}
          aria-label={`${t('account')}: ${email}`}
        >
          {email.slice(0, 2).toUpperCase()}
        </NavLink>
      </header>
      <nav className="dk-nav" aria-label={t('desk')}>
        {permissions.includes('registrations') && (
          <>
            <Entry to="/overview" icon="chart" label={t('nav.overview')} />
            <Entry to="/registrations" icon="people" label={t('nav.registrations')} />
          </>
        )}
        {permissions.includes('decisions') && (
          <Entry to="/applications" icon="inbox" label={t('nav.applications')} />
        )}
        {permissions.includes('edit') && <Entry to="/jobs" icon="jobs" label={t('nav.jobs')} isForWide />}
        {permissions.includes('team') && <Entry to="/team" icon="shield" label={t('nav.team')} />}
        <Entry to="/account" icon="account" label={t('nav.account')} />
      </nav>
      <main className="dk-main" id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

function Entry({
  to,
  icon,
  label,
  isForWide = false,
}: {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** Phones have no room for it: other pages link to it. */
  readonly isForWide?: boolean;
}) {
  const locale = useLocale();
  return (
    <NavLink className={classNames('dk-nav-link', isForWide && 'dk-nav-wide')} to={deskPath(locale, to)}>
      <Icon name={icon} />
      <span>{label}</span>
    </NavLink>
  );
}
