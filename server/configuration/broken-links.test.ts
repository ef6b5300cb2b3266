import { expect, it } from 'vitest';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { brokenLinks } from './broken-links.ts';

const paths = ['/', '/schedule', '/venue', '/venue/parking'];
const menu = (link: string) => ({ kind: 'menu', items: [{ submenu: [{ code: 'x', link }] }] });

it.each([
  '/venue',
  '/fr/venue/',
  '/venue/parking?x=1#there',
  '/',
  '/fr',
  '/registration/manage',
  '/schedule',
  '/plan.pdf',
  'https://example.org/x',
  '#faq',
  'mailto:a@b.ca',
  '/files/a',
])('%s leads somewhere', (link) => expect(brokenLinks(menu(link), paths)).toEqual([]));

it.each([
  ['/venu', 'There is no page at /venu yet. Did you mean "/venue"?'],
  ['/fr/something-else', 'There is no page at /something-else yet.'],
])('%s is told', (link, problem) => {
  expect(writeDiagnostics(brokenLinks(menu(link), paths), 'en')).toEqual([
    { pointer: '/items/0/submenu/0/link', severity: 'warning', code: 'dangling', problem },
  ]);
});
