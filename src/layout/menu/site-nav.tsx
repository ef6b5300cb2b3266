import { NavLink } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { SiteLinks } from '../site-links.ts';
import { MegaToggle } from './mega-toggle.tsx';
import { useCategories } from './use-categories.ts';

/** The bar's menu: of its items only home (spec §2 "Menu"), and the button that opens all the others. */
export function SiteNav({ links }: { links: SiteLinks }) {
  const { t } = useTranslation('site');
  const text = useText();
  const { menu } = useEvent();
  const categories = useCategories();
  const home = menu.find(({ code }) => code === 'home');
  const mega = menu.find(({ alias }) => alias === 'MEGA');
  return (
    <nav aria-label={t('main_menu')}>
      <div className="nav">
        <NavLink to={links.home} end caseSensitive>
          {home ? text(home.label) : t('home')}
        </NavLink>
        {categories.length > 0 && (
          <MegaToggle links={links} categories={categories}>
            {mega ? text(mega.label) : t('conference_information')}
          </MegaToggle>
        )}
      </div>
    </nav>
  );
}
