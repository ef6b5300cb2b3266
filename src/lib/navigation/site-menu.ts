import { isYes } from '#engine/configuration/flag.ts';
import type { MenuItem } from '#engine/configuration/menu-document.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { Event } from '#engine/contract/event.ts';
import { type Destination, destinationOf, MANAGE, type MenuPlace } from './destination-of.ts';

/** What of an event its menu is made from. */
export type MenuOfEvent = Pick<
  Event,
  'menu' | 'registration_new_open' | 'website_menu_manage_registration' | 'website_menu_submenu_activated'
>;

/** A page of the menu, or something else that it leads to. */
export interface MenuEntry {
  readonly id: string;
  readonly label: Text;
  readonly help?: Text | undefined;
  readonly destination: Destination;
  /** It stands at the foot of every page too. */
  readonly isAtFoot: boolean;
}

/** A category of the menu: it leads somewhere, has entries below it, or both. */
export interface MenuCategory extends Omit<MenuEntry, 'destination' | 'isAtFoot'> {
  readonly destination: Destination | undefined;
  readonly entries: readonly MenuEntry[];
}

/**
 * The categories of the menu, as the mega menu and the menu of phones draw them: those of the item that is the mega
 * menu, and whatever else stands beside it, which the bar does not show. What leads nowhere is left out, and while
 * registration is closed what begins one. No deeper
 * than documents may be, so that one which contains itself is drawn as far as its first pages.
 */
export function siteMenuOf(event: MenuOfEvent, manage: Text): readonly MenuCategory[] {
  const deep = isYes(event.website_menu_submenu_activated, true);
  const wanted = isYes(event.website_menu_manage_registration);
  const items = event.menu
    .filter(({ code }) => code !== 'home')
    .flatMap((item) => (item.alias === 'MEGA' ? under(item) : [at(item, 'top')]));
  const shown = items.filter(({ item }) => wanted || item.code !== MANAGE);
  const known = shown.some(({ item }) => item.code === MANAGE);
  const own = wanted && !known ? [at({ id: MANAGE, code: MANAGE, label: manage }, 'top')] : [];
  const all = [...shown, ...own].flatMap(({ item, place }) => category(item, place, deep, wanted) ?? []);
  return isYes(event.registration_new_open) ? all : all.flatMap((each) => withoutTracks(each) ?? []);
}

const at = (item: MenuItem, place: MenuPlace) => ({ item, place });
const under = (item: MenuItem) => (item.submenu ?? []).map((below) => at(below, 'submenu'));

function category(
  item: MenuItem,
  place: MenuPlace,
  deep: boolean,
  manage: boolean,
): MenuCategory | undefined {
  const { id, label, help } = item;
  const destination = destinationOf(item, place);
  const below = deep ? (item.submenu ?? []).filter(({ code }) => manage || code !== MANAGE) : [];
  const entries = below.flatMap((page) => entry(page) ?? []);
  if (destination === undefined && entries.length === 0) return undefined;
  return { id, label, help, destination, entries };
}

/** What is left of a category when there is no track to choose. */
function withoutTracks(given: MenuCategory): MenuCategory | undefined {
  const destination = begins(given.destination) ? undefined : given.destination;
  const entries = given.entries.filter((each) => !begins(each.destination));
  return destination || entries.length > 0 ? { ...given, destination, entries } : undefined;
}

const begins = (destination: Destination | undefined) =>
  destination?.kind === 'track' ||
  (destination?.kind === 'page' && destination.path.startsWith('/registration/start'));

function entry(item: MenuItem): MenuEntry | undefined {
  const { id, label, help } = item;
  const destination = destinationOf(item, 'submenu');
  return destination && { id, label, help, destination, isAtFoot: isYes(item.menu_footer) };
}
