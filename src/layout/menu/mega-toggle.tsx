import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { lazyModule } from '#src/lib/lazy-module.ts';
import type { MenuCategory } from '#src/lib/navigation/site-menu.ts';
import { Icon } from '#ui/icon.tsx';
import type { SiteLinks } from '../site-links.ts';
import { useDismiss } from './use-dismiss.ts';
import { useMenuPart } from './use-menu-part.ts';

const megaMenu = lazyModule(() => import('./mega-menu.tsx').then(({ MegaMenu }) => MegaMenu));

export type MegaToggleProps = {
  links: SiteLinks;
  categories: readonly MenuCategory[];
  /** The words of the button. */
  children: ReactNode;
};

/** The button that opens and closes the mega menu, and the menu itself after it, in the order of the Tab key. */
export function MegaToggle({ links, categories, children }: MegaToggleProps) {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { Part: MegaMenu, open, close, expect } = useMenuPart(megaMenu);
  const [enter, setEnter] = useState(false);
  const shown = MegaMenu !== undefined;
  useDismiss(around, button, shown, close);

  function toggle() {
    setEnter(false);
    if (shown) close();
    else open();
  }

  function onKeyDown(press: KeyboardEvent) {
    if (press.key !== 'ArrowDown') return;
    press.preventDefault();
    setEnter(true);
    open();
  }

  return (
    <div ref={around} className="mega-around">
      <button
        ref={button}
        type="button"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={toggle}
        onKeyDown={onKeyDown}
        onPointerEnter={expect}
        onFocus={expect}
      >
        {children}
        <Icon name="chevron-down" size="s" />
      </button>
      {MegaMenu && <MegaMenu id={id} categories={categories} links={links} enter={enter} onChoose={close} />}
    </div>
  );
}
