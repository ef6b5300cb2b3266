import { isSafeLink } from '#engine/event/addresses/safe-link.ts';
import type { MenuItem } from '#engine/event/documents/menu/schema.ts';

/** The code of the entry that leads to one's own registration (spec §2 "Menu"). */
export const MANAGE = 'manage-registration';

/** Whether an item is in the menu itself or below another one. */
export type MenuPlace = 'top' | 'submenu';

/**
 * Where a menu item leads (spec §2 "Menu"). `forgetsTrack`: it clears the stored track; selecting a track also does,
 * before storing its own.
 */
export type Destination =
  /** A page of this site, by its path in the default language. */
  | { readonly kind: 'page'; readonly path: string; readonly forgetsTrack: boolean }
  /** Anything that is not a page of the site: another site, a file, an email address, an anchor. */
  | {
      readonly kind: 'address';
      readonly href: string;
      readonly newTab: boolean;
      readonly forgetsTrack: boolean;
    }
  /** The page registration.manage. */
  | { readonly kind: 'manage'; readonly forgetsTrack: true }
  /** The page registration.start with the track of a name in addresses, if the server knows it. */
  | { readonly kind: 'track'; readonly seo: string; readonly forgetsTrack: true };

// Paths of the server without pages.
const SERVED = /^\/(api|files)\//;

/** Where an item of the menu leads; undefined when it only has others below it, or nothing that may be followed. */
export function destinationOf(item: MenuItem, place: MenuPlace): Destination | undefined {
  const { code, alias, menu_new_tab } = item;
  const forgetsTrack = place === 'submenu';
  // Checked again: a document of another server version has not passed our meta-schema.
  const link = item.link !== undefined && isSafeLink(item.link) ? item.link : undefined;
  if (alias === 'EXTERNALLINK') {
    return link === undefined
      ? undefined
      : { kind: 'address', href: link, newTab: menu_new_tab === 'Y', forgetsTrack };
  }
  if (code === MANAGE) return { kind: 'manage', forgetsTrack: true };
  if (place === 'submenu' && code.startsWith('#')) return { kind: 'manage', forgetsTrack: true };
  if (link !== undefined) {
    return link.startsWith('/') && !SERVED.test(link)
      ? { kind: 'page', path: link, forgetsTrack }
      : { kind: 'address', href: link, newTab: false, forgetsTrack };
  }
  const isTrack = place === 'submenu' && item.link === undefined && item.submenu === undefined;
  return isTrack ? { kind: 'track', seo: code, forgetsTrack: true } : undefined;
}
