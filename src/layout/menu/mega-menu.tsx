import { useId, useRef, useState } from 'react';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { MenuCategory } from '#src/lib/navigation/site-menu.ts';
import type { SiteLinks } from '../site-links.ts';
import { MegaAside } from './mega-aside.tsx';
import { MegaCategory } from './mega-category.tsx';
import { MenuLink } from './menu-link.tsx';
import { useCategoryHover } from './use-category-hover.ts';
import { useMegaKeys } from './use-mega-keys.ts';
import './mega.css';

export type MegaMenuProps = {
  id: string;
  categories: readonly MenuCategory[];
  links: SiteLinks;
  /** Whether an arrow key opened it: then the first category gets the focus. */
  enter: boolean;
  onChoose: () => void;
};

/** The open menu: categories, pages of one of them, and the link to register (spec §2 "Menu"). */
export function MegaMenu({ id, categories, links, enter, onChoose }: MegaMenuProps) {
  const text = useText();
  const pagesId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [shownId, setShownId] = useState(categories[0]?.id);
  // If a new version of the menu lacks the category, the first is shown.
  const shown = Math.max(
    0,
    categories.findIndex((category) => category.id === shownId),
  );
  const category = categories[shown];
  const { onPointerMove, onPointerLeave } = useCategoryHover(setShownId);
  const onKeyDown = useMegaKeys(menu, shown, enter);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links and buttons in it
    <div ref={menu} id={id} className="mega" onKeyDown={onKeyDown}>
      <div className="mega-in">
        <ul className="mega-cats" onPointerLeave={onPointerLeave}>
          {categories.map((each) => (
            <MegaCategory
              key={each.id}
              category={each}
              links={links}
              shown={each === category}
              pagesId={pagesId}
              onShow={() => setShownId(each.id)}
              onHover={(event) => onPointerMove(each.id, event)}
              onChoose={onChoose}
            />
          ))}
        </ul>
        <ul className="mega-sub" id={pagesId} aria-label={text(category?.label)}>
          {category?.entries.map((entry) => (
            <li key={entry.id}>
              <MenuLink destination={entry.destination} links={links} onChoose={onChoose}>
                <b>{text(entry.label)}</b>
                {entry.help && <span>{text(entry.help)}</span>}
              </MenuLink>
            </li>
          ))}
        </ul>
        <MegaAside links={links} onChoose={onChoose} />
      </div>
    </div>
  );
}
