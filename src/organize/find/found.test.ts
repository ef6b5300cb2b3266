import { expect, it } from 'vitest';
import type { ListedDossier } from '#engine/contract/desk.ts';
import { actionsFound, pagesFound, peopleFound, searchesFound } from './found.ts';

const row = (code: string, name: string) => ({ code, name }) as ListedDossier;

it('offers the first six people, by their page', () => {
  const rows = Array.from({ length: 8 }, (_, at) => row(`AAAA-AAA${at}`, at === 1 ? '' : `Person ${at}`));
  const found = peopleFound(rows, 'en', 'No name yet', ({ code }) => code);
  expect(found).toHaveLength(6);
  expect(found[1]).toMatchObject({
    to: '/organize/registrations/AAAA-AAA1',
    title: 'No name yet',
    detail: 'AAAA-AAA1',
  });
});

it('opens an action on the person’s page', () => {
  const [refund] = actionsFound({ dossier: row('AAAA-AAAA', 'Ana') }, ['refund'], 'fr', () => 'Rembourser');
  expect(refund).toMatchObject({
    to: '/fr/organize/registrations/AAAA-AAAA?do=refund',
    title: 'Rembourser…',
  });
});

it.each([
  ['', ['Aperçu', 'Équipe et accès']],
  ['equi', ['Équipe et accès']],
  ['acces équipe', ['Équipe et accès']],
  ['nothing', []],
])('finds pages by “%s”, whatever case and accents', (search, titles) => {
  const pages = [{ title: 'Aperçu' }, { title: 'Équipe et accès' }];
  expect(pagesFound(pages, search).map(({ title }) => title)).toEqual(titles);
});

it('leads on with what was typed, where the role may', () => {
  expect(searchesFound('  ', 'en', { list: 'List', invoices: 'Invoices' })).toEqual([]);
  expect(searchesFound(' 1042 ', 'en', { invoices: 'Invoices' }).map(({ to }) => to)).toEqual([
    '/organize/invoices?q=1042',
  ]);
  expect(searchesFound('a&b', 'en', { list: 'List' }).map(({ to }) => to)).toEqual([
    '/organize/registrations?q=a%26b',
  ]);
});
