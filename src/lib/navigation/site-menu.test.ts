import { expect, test } from 'vitest';
import type { Event } from '#engine/contract/event.ts';
import type { MenuItem } from '#engine/event/documents/menu/schema.ts';
import { type MenuOfEvent, siteMenuOf } from './site-menu.ts';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, code: id, label: id, ...more });
const page = (id: string) => item(id, { link: `/${id}` });
const home = item('home', { link: '/' });
const mega = (...submenu: MenuItem[]) => item('info', { alias: 'MEGA', submenu });
const programme = item('programme', { submenu: [page('schedule'), page('keynotes')] });
const manage = item('manage-registration');

interface Case {
  readonly name: string;
  readonly menu: readonly MenuItem[];
  readonly flags?: Partial<MenuOfEvent>;
  /** Categories, each with its entries. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
}

const withManage = { website_menu_manage_registration: 'Y' } as const;
const flat = { website_menu_submenu_activated: 'N' } as const;
const register = item('register', { submenu: [item('in-person'), item('online')] });
const cases: readonly Case[] = [
  {
    name: 'the tracks that one can register for',
    menu: [mega(register, page('a'))],
    shown: { register: ['in-person', 'online'], a: [] },
  },
  {
    name: 'none of them while registration is closed',
    menu: [mega(register, page('a'))],
    flags: { registration_new_open: 'N' },
    shown: { a: [] },
  },
  { name: 'no menu', menu: [], shown: {} },
  {
    name: 'the categories of the mega menu, and what stands beside it; home is in the bar',
    menu: [home, mega(programme, page('venue')), page('faq')],
    shown: { programme: ['schedule', 'keynotes'], venue: [], faq: [] },
  },
  {
    name: 'a menu without a mega menu',
    menu: [home, programme],
    shown: { programme: ['schedule', 'keynotes'] },
  },
  {
    name: 'what leads nowhere is left out',
    menu: [mega(item('empty', { submenu: [] }), item('bad', { submenu: [item('x', { link: '//evil' })] }))],
    shown: {},
  },
  {
    name: 'without submenus a category is there if it leads somewhere itself',
    menu: [mega(programme, { ...programme, id: 'about', link: '/about' })],
    flags: flat,
    shown: { about: [] },
  },
  { name: 'no entry to manage a registration', menu: [mega(page('a')), manage], shown: { a: [] } },
  {
    name: 'nor one among the pages',
    menu: [mega(item('b', { submenu: [page('c'), manage] }))],
    shown: { b: ['c'] },
  },
  {
    name: 'the entry of the document, once',
    menu: [manage, mega(page('a'))],
    flags: withManage,
    shown: { 'manage-registration': [], a: [] },
  },
  {
    name: 'an entry of our own where the document has none',
    menu: [mega(page('a'))],
    flags: withManage,
    shown: { a: [], 'manage-registration': [] },
  },
];

test.each(cases)('$name', ({ menu, flags, shown }) => {
  const event: MenuOfEvent = {
    menu: menu as Event['menu'],
    registration_new_open: 'Y',
    website_menu_manage_registration: 'N',
    website_menu_submenu_activated: 'Y',
    ...flags,
  };
  const categories = siteMenuOf(event, 'Manage your Registration');
  expect(categories.map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual(
    Object.entries(shown),
  );
});

test('a menu that contains itself is drawn as far as its first pages', () => {
  const loop: { -readonly [Key in keyof MenuItem]: MenuItem[Key] } = item('loop', { link: '/loop' });
  loop.submenu = [loop];
  const categories = siteMenuOf(
    {
      menu: [loop] as Event['menu'],
      registration_new_open: 'Y',
      website_menu_manage_registration: 'N',
      website_menu_submenu_activated: 'Y',
    },
    '',
  );
  expect(categories.map(({ id, entries }) => [id, entries.length])).toEqual([['loop', 1]]);
});
