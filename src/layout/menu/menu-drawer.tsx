import { type MouseEvent, useId, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { languages } from '#engine/form/languages/languages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { LanguageLink } from '../language-links.tsx';
import { registerLabel } from '../register-label.ts';
import type { SiteLinks } from '../site-links.ts';
import { DrawerCategory } from './drawer-category.tsx';
import { useCategories } from './use-categories.ts';
import { useDrawer } from './use-drawer.ts';
import './drawer.css';

export type MenuDrawerProps = { links: SiteLinks; onClose: () => void };

/** The menu of phones, sliding in from the right; mounted only while it is open. */
export function MenuDrawer({ links, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('site');
  const event = useEvent();
  const locale = useLocale();
  const titleId = useId();
  const text = useText();
  const categories = useCategories();
  const home = event.menu.find(({ code }) => code === 'home');
  const dialog = useRef<HTMLDialogElement>(null);
  useDrawer(dialog, onClose);

  // Only the backdrop is the dialog itself; everything inside it is another element.
  function onClick(press: MouseEvent<HTMLDialogElement>) {
    if (press.target === press.currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, through onClose
    <dialog ref={dialog} className="drawer" aria-labelledby={titleId} onClose={onClose} onClick={onClick}>
      <div className="drawer-head">
        <span id={titleId}>{t('menu')}</span>
        <button
          type="button"
          className={buttonClass({ iconOnly: true })}
          aria-label={t('close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('main_menu')}>
        <NavLink to={links.home} end caseSensitive onClick={onClose}>
          {home ? text(home.label) : t('home')}
        </NavLink>
        {categories.map((category) => (
          <DrawerCategory key={category.id} category={category} links={links} onChoose={onClose} />
        ))}
      </nav>
      <div className="drawer-foot">
        {event.languages.length > 1 && (
          <div className="drawer-row">
            <span className="small soft">{t('language')}</span>
            <div className="lang">
              {event.languages.map((language) =>
                language === locale ? (
                  <span key={language} aria-current="true" lang={language}>
                    {languages[language].name}
                  </span>
                ) : (
                  <LanguageLink key={language} to={language} onChoose={onClose} />
                ),
              )}
            </div>
          </div>
        )}
        <Link className={buttonClass()} to={links.manage} onClick={onClose}>
          {t(registerLabel(event))}
        </Link>
      </div>
    </dialog>
  );
}
