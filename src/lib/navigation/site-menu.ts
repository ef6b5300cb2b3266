import type { Event } from '#engine/contract/event.ts';
import type { MenuItem } from '#engine/event/documents/menu/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { type Destination, destinationOf, MANAGE, type MenuPlace } from './destination-of.ts';

/** The parts of an event that determine its menu. */
export type MenuOfEvent = Pick<
  Event,
  'menu' | 'registration_new_open' | 'website_menu_manage_registration' | 'website_menu_submenu_activated'
>;

/** A page in the menu, or another link. */
export interface MenuEntry {
  readonly id: string;
  readonly label: Text;
  readonly help?: Text | undefined;
  readonly destination: Destination;
  /** Whether it is in the footer as well. */
  readonly isAtFoot: boolean;
}

/** A category of the menu: it leads somewhere, has entries below it, or both. */
export interface MenuCategory extends Omit<MenuEntry, 'destination' | 'isAtFoot'> {
  readonly destination: Destination | undefined;
  readonly entries: readonly MenuEntry[];
}

/**
 * The categories of the mega menu and of the phone's menu: those of the mega menu item, then the other items that the
 * header does not show. Items without a target are omitted, and while registration is closed also those that start one.
 * The depth is limited, so that a document that contains itself ends.
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

/** A category without tracks; undefined if nothing is left. */
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
