import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LOCALES } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Brand } from './brand.tsx';
import { LanguageLink } from './language-links.tsx';
import { DrawerToggle } from './menu/drawer-toggle.tsx';
import { SiteNav } from './menu/site-nav.tsx';
import { registerLabel } from './register-label.ts';
import type { SiteLinks } from './site-links.ts';

export type HeaderProps = {
  links: SiteLinks;
  /** Shown between the menu and the language, such as My Workshops. */
  tools?: ReactNode;
};

/** The header: event, menu, language, Register Now. */
export function Header({ links, tools }: HeaderProps) {
  const { t } = useTranslation('site');
  const event = useEvent();
  const locale = useLocale();
  const other = LOCALES.find((language) => language !== locale && event.languages.includes(language));
  // Before and after the event there is only one page (spec §2: coming_soon and thank_you).
  const isSite = event.website_homepage_active === 'home';
  return (
    <header className="header">
      <div className="header-in">
        <Brand home={links.home} />
        {isSite && <SiteNav links={links} />}
        {isSite && tools}
        {other && <LanguageLink className={isSite ? 'tool only-desktop' : 'tool'} to={other} />}
        {isSite && <DrawerToggle links={links} />}
        {isSite && (
          <Link className={buttonClass({ size: 's' })} to={links.manage}>
            {t(registerLabel(event))}
          </Link>
        )}
      </div>
    </header>
  );
}
