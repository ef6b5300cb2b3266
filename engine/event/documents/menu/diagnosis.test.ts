import { expect, test } from 'vitest';
import type { DiagnoseCase } from '../cases/diagnose-case.ts';
import { diagnoseInEnglish } from '../testing/diagnose-in-english.ts';

const menu = (items: readonly unknown[], more: object = {}) => ({
  kind: 'menu',
  code: 'menu',
  items,
  ...more,
});
const item = (id: string, more: object = {}) => ({ id, code: id, label: id, ...more });
const page = (id: string) => item(id, { link: `/${id}` });

const cases: readonly DiagnoseCase[] = [
  {
    name: 'a menu of every kind of item',
    document: menu([
      item('home'),
      item('info', {
        alias: 'MEGA',
        submenu: [
          item('programme', {
            submenu: [page('schedule'), item('in-person'), item('group', { code: '#group' })],
          }),
          page('venue'),
        ],
      }),
      item('client', { alias: 'EXTERNALLINK', link: 'https://example.org/', menu_new_tab: 'Y' }),
      item('manage-registration'),
    ]),
    expected: [],
  },
  {
    name: 'a menu under another name',
    document: menu([page('a')], { code: 'bar' }),
    expected: [['/code', 'not_allowed']],
  },
  {
    name: 'two items of one id, however deep',
    document: menu([page('a'), item('b', { submenu: [page('a')] })]),
    expected: [['/items/1/submenu/0/id', 'duplicate_code']],
  },
  {
    name: 'two mega menus, one of them in the other, and one that is empty',
    document: menu([
      item('a', { alias: 'MEGA', submenu: [item('b', { alias: 'MEGA', submenu: [page('c')] })] }),
      item('d', { alias: 'MEGA' }),
    ]),
    expected: [
      ['/items/0/submenu/0/alias', 'not_allowed'],
      ['/items/1/alias', 'not_allowed'],
      ['/items/1', 'missing'],
    ],
  },
  {
    name: 'items that lead nowhere',
    document: menu([
      item('a'),
      item('b', { alias: 'EXTERNALLINK' }),
      item('#c', { id: 'c' }),
      item('d', { submenu: [item('gone')] }),
    ]),
    expected: [
      ['/items/0', 'missing'],
      ['/items/1', 'missing'],
      ['/items/2', 'missing'],
      ['/items/3/submenu/0/code', 'dangling'],
    ],
  },
  ...['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil', '/\\evil'].map(
    (link) => ({
      name: `the link ${JSON.stringify(link)}`,
      document: menu([item('a', { link })]),
      expected: [['/items/0/link', 'pattern']] as const,
    }),
  ),
  {
    name: 'a menu deeper than three',
    document: menu([
      item('a', { submenu: [item('b', { submenu: [item('c', { link: '/c', submenu: [page('d')] })] })] }),
    ]),
    expected: [['/items/0/submenu/0/submenu/0/submenu', 'unknown_key']],
  },
];

test.each(cases)('$name', ({ document, expected }) => {
  const found = diagnoseInEnglish(document, { trackNames: ['in-person', 'online'] });
  expect(found.map(({ pointer, code }) => [pointer, code])).toEqual(expected);
  for (const { problem } of found) expect(problem).toMatch(/\.$/);
});

test('a menu nested 1,000 deep is refused where it gets too deep, and not looked at further', () => {
  let nested: object = page('end');
  for (let depth = 0; depth < 1000; depth += 1) nested = item(`at${depth}`, { submenu: [nested] });
  const found = diagnoseInEnglish(menu([nested]));
  expect(found.map(({ code }) => code)).toEqual(['too_deep']);
  expect(found[0]?.pointer).toMatch(/^\/items\/0(\/submenu\/0)+/);
});

test('a menu that contains itself, even twice, is not followed for ever', () => {
  const loop: { submenu: object[] } = { ...item('loop'), submenu: [] };
  loop.submenu.push(loop, loop);
  const found = diagnoseInEnglish(menu([loop]));
  expect(found.length).toBeLessThanOrEqual(100);
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['too_deep']));
});
