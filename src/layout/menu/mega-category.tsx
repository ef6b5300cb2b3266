import type { PointerEvent } from 'react';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { MenuCategory } from '#src/lib/navigation/site-menu.ts';
import { Icon } from '#ui/icon.tsx';
import type { SiteLinks } from '../site-links.ts';
import { MenuLink } from './menu-link.tsx';

export type MegaCategoryProps = {
  category: MenuCategory;
  links: SiteLinks;
  /** Its pages are the ones on show. */
  shown: boolean;
  pagesId: string;
  onShow: () => void;
  onHover: (event: PointerEvent) => void;
  onChoose: () => void;
};

/** A row of the left column: a link if the category has a page, otherwise a button that shows its pages. */
export function MegaCategory(props: MegaCategoryProps) {
  const { category, links, shown, pagesId, onShow, onHover, onChoose } = props;
  const text = useText();
  const { destination, entries } = category;
  // The categories are one tab stop; arrows move between them.
  const common = { tabIndex: shown ? 0 : -1, onFocus: onShow };
  const words = (
    <>
      <span>{text(category.label)}</span>
      {entries.length > 0 && <Icon name="chevron-right" size="s" />}
    </>
  );
  return (
    <li className={shown ? 'on' : undefined} onPointerMove={onHover}>
      {destination ? (
        <MenuLink {...common} destination={destination} links={links} onChoose={onChoose}>
          {words}
        </MenuLink>
      ) : (
        <button
          {...common}
          type="button"
          aria-expanded={shown}
          aria-controls={shown ? pagesId : undefined}
          onClick={onShow}
        >
          {words}
        </button>
      )}
    </li>
  );
}
