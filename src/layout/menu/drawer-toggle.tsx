import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { lazyModule } from '#src/lib/lazy-module.ts';
import { Icon } from '#ui/icon.tsx';
import type { SiteLinks } from '../site-links.ts';
import { useMenuPart } from './use-menu-part.ts';

const menuDrawer = lazyModule(() => import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer));

/** The button of phones that slides the menu in. */
export function DrawerToggle({ links }: { links: SiteLinks }) {
  const { t } = useTranslation('site');
  const { Part: MenuDrawer, open, close, expect } = useMenuPart(menuDrawer);
  return (
    <>
      <button
        type="button"
        className="tool tool-menu"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={MenuDrawer !== undefined}
        onClick={open}
        onPointerEnter={expect}
        onFocus={expect}
      >
        <Icon name="menu" />
      </button>
      {MenuDrawer && <MenuDrawer links={links} onClose={close} />}
    </>
  );
}
