import { describe, expect, test } from 'vitest';
import type { MenuItem } from '#engine/event/documents/menu/schema.ts';
import { type Destination, destinationOf, type MenuPlace } from './destination-of.ts';

interface Case {
  readonly name: string;
  readonly item: Partial<MenuItem>;
  readonly place?: MenuPlace;
  readonly leads: Destination | undefined;
}

const site = 'https://example.org/';
const manage = { kind: 'manage', forgetsTrack: true } as const;
const cases: readonly Case[] = [
  {
    name: 'an external link opens here',
    item: { alias: 'EXTERNALLINK', link: site },
    leads: { kind: 'address', href: site, newTab: false, forgetsTrack: true },
  },
  {
    name: 'an external link opens in a new tab when the menu says so',
    item: { alias: 'EXTERNALLINK', link: site, menu_new_tab: 'Y' },
    leads: { kind: 'address', href: site, newTab: true, forgetsTrack: true },
  },
  {
    name: 'an external link of the bar forgets no track',
    item: { alias: 'EXTERNALLINK', link: site },
    place: 'top',
    leads: { kind: 'address', href: site, newTab: false, forgetsTrack: false },
  },
  { name: 'an external link without a link', item: { alias: 'EXTERNALLINK' }, leads: undefined },
  { name: 'manage-registration', item: { code: 'manage-registration' }, leads: manage },
  {
    name: 'manage-registration in the bar, whatever its link says',
    item: { code: 'manage-registration', link: '/elsewhere' },
    place: 'top',
    leads: manage,
  },
  { name: 'a code that begins with #', item: { code: '#group' }, leads: manage },
  {
    name: 'a code that begins with # in the bar is a name only',
    item: { code: '#group' },
    place: 'top',
    leads: undefined,
  },
  {
    name: 'a track by its name in addresses',
    item: { code: 'in-person' },
    leads: { kind: 'track', seo: 'in-person', forgetsTrack: true },
  },
  { name: 'a name in the bar is no track', item: { code: 'in-person' }, place: 'top', leads: undefined },
  { name: 'an item with others below it', item: { code: 'programme', submenu: [] }, leads: undefined },
  {
    name: 'a page below another item',
    item: { link: '/about/team' },
    leads: { kind: 'page', path: '/about/team', forgetsTrack: true },
  },
  {
    name: 'a page in the bar',
    item: { link: '/faq' },
    place: 'top',
    leads: { kind: 'page', path: '/faq', forgetsTrack: false },
  },
  {
    name: 'a file of the server',
    item: { link: '/api/downloadScheduleFile' },
    leads: { kind: 'address', href: '/api/downloadScheduleFile', newTab: false, forgetsTrack: true },
  },
  {
    name: 'a mail address',
    item: { link: 'mailto:a@example.org' },
    leads: { kind: 'address', href: 'mailto:a@example.org', newTab: false, forgetsTrack: true },
  },
];

test.each(cases)('$name', ({ item, place = 'submenu', leads }) => {
  expect(destinationOf({ id: 'x', code: 'x', label: 'X', ...item }, place)).toEqual(leads);
});

describe.each([undefined, 'EXTERNALLINK', 'MEGA'] as const)('with the alias %s', (alias) => {
  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil',
  ])('%j is never followed, nor taken for a track', (link) => {
    const item = { id: 'x', code: 'x', label: 'X', link, ...(alias && { alias }) };
    expect(destinationOf(item, 'submenu')).toBeUndefined();
    expect(destinationOf(item, 'top')).toBeUndefined();
  });
});
