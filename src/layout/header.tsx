import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { LOCALES } from '#engine/configuration/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { LanguageLink } from './language-links.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { registerLabel } from './register-label.ts';
import type { SiteLinks } from './site-links.ts';

/** The bar on top of every page: who and when, home, the other language, Register Now; a menu on phones. */
export function Header({ links }: { links: SiteLinks }) {
  const { t } = useTranslation('site');
  const event = useEvent();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const other = LOCALES.find((language) => language !== locale && event.languages.includes(language));
  return (
    <header className="header">
      <div className="header-in">
        <Brand home={links.home} />
        <nav className="nav" aria-label={t('main_menu')}>
          <NavLink to={links.home} end caseSensitive>
            {t('home')}
          </NavLink>
        </nav>
        {other && <LanguageLink className="tool only-desktop" to={other} />}
        <button
          type="button"
          className="tool tool-menu"
          aria-label={t('menu')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <Link className={buttonClass({ size: 's' })} to={links.manage}>
          {t(registerLabel(event))}
        </Link>
      </div>
      {open && <MenuDrawer links={links} onClose={() => setOpen(false)} />}
    </header>
  );
}
