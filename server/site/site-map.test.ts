import { expect, test } from 'vitest';
import { siteMap } from './site-map.ts';

const home = { path: '/', publishedAt: undefined };
const committee = { path: '/about/committee', publishedAt: new Date('2027-01-02T03:04:05Z') };
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('each page is there in each language, with where the others are', async () => {
  const xml = await siteMap('https://teachers.example', [home, committee], ['en', 'fr']);
  expect(locations(xml)).toEqual([
    'https://teachers.example/',
    'https://teachers.example/fr',
    'https://teachers.example/about/committee',
    'https://teachers.example/fr/about/committee',
  ]);
  expect(
    xml.match(/hreflang="x-default" href="https:\/\/teachers\.example\/about\/committee"/g),
  ).toHaveLength(2);
  expect(xml.match(/hreflang="fr" href="https:\/\/teachers\.example\/fr\/about\/committee"/g)).toHaveLength(
    2,
  );
});

test('says when a page was last published, in each of its languages', async () => {
  const xml = await siteMap('https://teachers.example', [home, committee], ['en', 'fr']);
  expect(xml.match(/<lastmod>2027-01-02T03:04:05.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('an event of one language has no alternates', async () => {
  const xml = await siteMap('https://music.example', [home, { ...committee, path: '/faq' }], ['fr']);
  expect(locations(xml)).toEqual(['https://music.example/fr', 'https://music.example/fr/faq']);
  expect(xml).not.toContain('xhtml:link ');
});

test('the English pages of an event in French have addresses that lead nobody away', async () => {
  const xml = await siteMap('https://music.example', [home, committee], ['fr', 'en'], 'fr');
  expect(locations(xml)).toEqual([
    'https://music.example/fr',
    'https://music.example/en',
    'https://music.example/fr/about/committee',
    'https://music.example/en/about/committee',
  ]);
  expect(xml.match(/hreflang="x-default" href="https:\/\/music\.example\/en"/g)).toHaveLength(2);
});
