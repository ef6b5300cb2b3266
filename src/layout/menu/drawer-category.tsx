import { useId, useState } from 'react';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { MenuCategory } from '#src/lib/navigation/site-menu.ts';
import { Icon } from '#ui/icon.tsx';
import type { SiteLinks } from '../site-links.ts';
import { MenuLink } from './menu-link.tsx';

export type DrawerCategoryProps = { category: MenuCategory; links: SiteLinks; onChoose: () => void };

/** A row of the menu of phones: a link, or a button that unfolds the rows below it. */
export function DrawerCategory({ category, links, onChoose }: DrawerCategoryProps) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { destination, entries, label } = category;
  if (destination && entries.length === 0) {
    return (
      <MenuLink destination={destination} links={links} onChoose={onChoose}>
        {text(label)}
      </MenuLink>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {text(label)}
        <Icon name="chevron-down" size="s" />
      </button>
      {open && (
        <div className="sub" id={id}>
          {/* A category that leads somewhere itself is the first of its rows: here its own is a button. */}
          {destination && (
            <MenuLink destination={destination} links={links} onChoose={onChoose}>
              {text(label)}
            </MenuLink>
          )}
          {entries.map((entry) => (
            <MenuLink key={entry.id} destination={entry.destination} links={links} onChoose={onChoose}>
              {text(entry.label)}
            </MenuLink>
          ))}
        </div>
      )}
    </>
  );
}
