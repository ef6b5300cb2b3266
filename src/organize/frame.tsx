import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { LOCALES, resolveText } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from './api/use-organizer.ts';
import { Find } from './find/find.tsx';
import { loadNext } from './lazy-pages.ts';
import { deskPages } from './shell/desk-pages.ts';
import { Icon } from './shell/icon.tsx';
import { Notices } from './shell/notices.tsx';
import { deskPath } from './shell/paths.ts';
import { useDeskTexts } from './shell/use-desk-texts.ts';
import { whenIdle } from './shell/when-idle.ts';

/** The bar with the event, the menu of what the organizer's role includes, and the page. */
export function Frame() {
  const t = useDeskTexts();
  const locale = useLocale();
  const event = useEvent();
  const { email, permissions } = useOrganizer();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const page = pathname;
  const menu = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    // The start of a new page, as a browser does with a document.
    if (shown.current !== page) main.current?.focus({ preventScroll: true });
    shown.current = page;
    // On phones the menu scrolls sideways.
    menu.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [page]);
  useEffect(() => whenIdle(loadNext), []);
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
        <Find />
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
      <nav className="dk-nav" aria-label={t('desk')} ref={menu}>
        {deskPages
          .filter(({ permission }) => !permission || permissions.includes(permission))
          .map(({ name, path, icon }) => (
            <NavLink key={path} className="dk-nav-link" to={deskPath(locale, path)}>
              <Icon name={icon} />
              <span>{t(name)}</span>
            </NavLink>
          ))}
      </nav>
      <main className="dk-main" id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Notices />
    </div>
  );
}
