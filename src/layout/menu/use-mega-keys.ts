import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { type MegaPlace, moveInMega } from './move-in-mega.ts';

const LISTS = {
  categories: '.mega-cats :is(a, button)',
  pages: '.mega-sub a',
} as const satisfies Record<MegaPlace['list'], string>;

const found = (menu: HTMLElement, list: MegaPlace['list']) => [
  ...menu.querySelectorAll<HTMLElement>(LISTS[list]),
];

function placeOf(menu: HTMLElement, target: HTMLElement): MegaPlace | undefined {
  for (const list of ['categories', 'pages'] as const) {
    const index = found(menu, list).indexOf(target);
    if (index >= 0) return { list, index };
  }
  return undefined;
}

/** Moves the focus by the arrows, and into the menu as it opens when it was opened that way. */
export function useMegaKeys(menu: RefObject<HTMLElement | null>, shown: number, enter: boolean) {
  useEffect(() => {
    if (enter && menu.current) found(menu.current, 'categories')[0]?.focus();
  }, [menu, enter]);

  return (press: KeyboardEvent) => {
    const element = menu.current;
    const { target } = press;
    const from = element && target instanceof HTMLElement && placeOf(element, target);
    if (!from || press.altKey || press.ctrlKey || press.metaKey) return;
    const size = {
      categories: found(element, 'categories').length,
      pages: found(element, 'pages').length,
      shown,
    };
    const to = moveInMega(from, press.key, size);
    if (!to) return;
    // The page must not scroll as well.
    press.preventDefault();
    found(element, to.list)[to.index]?.focus();
  };
}
