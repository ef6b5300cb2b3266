import { expect, test } from 'vitest';
import { testEvent } from '../testing/test-event.ts';
import { redirectTarget } from './redirect-target.ts';

const test_domain = { test_domain: 'Y', testable: 'N', live_domain: 'live.localhost' } as const;

test.each([
  ['a first visit in English stays', '/', [], '', {}, undefined],
  [
    'in French it is sent on, and that is remembered',
    '/',
    ['fr-CA', 'en'],
    '',
    {},
    { to: '/fr', locale: 'fr' },
  ],
  ['with its search', '/?a=1', ['fr'], '', {}, { to: '/fr?a=1', locale: 'fr' }],
  ['one who is there already stays, whatever the search', '/fr?a=1', ['fr'], '', {}, undefined],
  ['what is remembered goes first', '/', ['fr'], 'a=1; i18n_redirected=en', {}, undefined],
  [
    'the event’s own language goes before the browser’s',
    '/',
    ['en'],
    '',
    { language: 'fr' },
    { to: '/fr', locale: 'fr' },
  ],
  [
    'where the event speaks French, a path without a language leads there',
    '/about?a=1',
    ['en'],
    '',
    { language: 'fr' },
    { to: '/fr/about?a=1', locale: 'fr' },
  ],
  [
    'or stays in the language that is remembered',
    '/about',
    [],
    'i18n_redirected=en',
    { language: 'fr' },
    undefined,
  ],
  [
    'its English page has an address',
    '/en/about',
    ['fr'],
    'i18n_redirected=fr',
    { language: 'fr' },
    undefined,
  ],
  ['which is another’s without a prefix', '/en/about?a=1', [], '', {}, { to: '/about?a=1' }],
  ['so is its home', '/en', [], '', {}, { to: '/' }],
  ['another path means what it says', '/about', ['fr'], 'i18n_redirected=fr', {}, undefined],
  [
    'one language stands everywhere',
    '/fr/about?a=1',
    ['fr'],
    '',
    { languages: ['en'] },
    { to: '/about?a=1', locale: 'en' },
  ],
  [
    'never off this host',
    '/fr//evil.example/',
    [],
    '',
    { languages: ['en'] },
    { to: '/evil.example/', locale: 'en' },
  ],
  [
    'a test domain leads to the live one, whatever else',
    '/',
    ['fr'],
    '',
    test_domain,
    { to: 'http://live.localhost/' },
  ],
  ['which leads nowhere', 'http://live.localhost/', [], '', test_domain, undefined],
  ['nor does one that may be tested', '/', [], '', { ...test_domain, testable: 'Y' }, undefined],
] as const)('%s', (_, path, languages, cookies, event, expected) => {
  const { href: url } = new URL(path, 'http://test.localhost');
  const sent = redirectTarget(testEvent(event as Parameters<typeof testEvent>[0]), {
    url,
    cookies,
    languages,
    isArrival: true,
  });
  expect(sent).toEqual(expected && { kind: 'redirect', ...expected });
});
