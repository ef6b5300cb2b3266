// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { browserLocale } from './browser-locale.ts';
import { readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts';
import { decideLocale, type LocaleQuestion } from './locale-decision.ts';
import { localeOfPath, pathWithoutLocale, publicLink, withLocale } from './locale-path.ts';

test.each([
  ['/', 'en', '/', '/fr'],
  ['/fr', 'fr', '/', '/fr'],
  ['/fr/', 'fr', '/', '/fr'],
  ['/registration/step', 'en', '/registration/step', '/fr/registration/step'],
  ['/fr/registration/step', 'fr', '/registration/step', '/fr/registration/step'],
  ['/french', 'en', '/french', '/fr/french'],
  ['/fr//evil.example', 'fr', '/evil.example', '/fr/evil.example'],
  ['/en/about', 'en', '/about', '/fr/about'],
  ['/en', 'en', '/', '/fr'],
  ['/english', 'en', '/english', '/fr/english'],
  ['//evil.example', 'en', '/evil.example', '/fr/evil.example'],
] as const)('%s', (path, locale, english, french) => {
  expect(localeOfPath(path)).toBe(locale);
  expect(pathWithoutLocale(path)).toBe(english);
  expect(withLocale(path, 'en')).toBe(english);
  expect(withLocale(path, 'fr')).toBe(french);
});

test.each([
  ['/about?a=1#b', 'en', undefined, '/about?a=1#b'],
  ['/about?a=1#b', 'en', 'en', '/about?a=1#b'],
  ['/about?a=1#b', 'en', 'fr', '/en/about?a=1#b'],
  ['/fr/about', 'en', 'fr', '/en/about'],
  ['/', 'en', 'fr', '/en'],
  ['/', 'en', 'en', '/'],
  ['/en/about', 'fr', 'fr', '/fr/about'],
  ['/', 'fr', undefined, '/fr'],
] as const)('%s in %s, of an event in %s, is at %s', (link, locale, eventLanguage, expected) => {
  expect(publicLink(link, locale, eventLanguage)).toBe(expected);
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'EN-us', 'fr'], 'en'],
  [['de'], undefined],
  [[], undefined],
])('of %j the browser wants %s', (languages, expected) => {
  expect(browserLocale(languages)).toBe(expected);
});

const question: LocaleQuestion = {
  pathname: '/',
  languages: ['en', 'fr'],
  language: undefined,
  isArrival: true,
  remembered: undefined,
  browser: undefined,
};
test.each<[string, Partial<LocaleQuestion>, string]>([
  ['nothing known: English', {}, 'en'],
  ['the browser’s language on the root path', { browser: 'fr' }, 'fr'],
  ['the event’s own before the browser’s', { language: 'fr', browser: 'en' }, 'fr'],
  ['the cookie before all', { remembered: 'en', language: 'fr', browser: 'fr' }, 'en'],
  [
    'another path means what it says',
    { pathname: '/registration/start', browser: 'fr', remembered: 'fr' },
    'en',
  ],
  ['the French root too', { pathname: '/fr', browser: 'en', remembered: 'en' }, 'fr'],
  ['one language stands everywhere', { pathname: '/fr/registration/start', languages: ['en'] }, 'en'],
  [
    'where the event speaks French, an address without a language leads to it',
    { pathname: '/about', language: 'fr' },
    'fr',
  ],
  ['or to what is remembered', { pathname: '/about', language: 'fr', remembered: 'en' }, 'en'],
  ['but not within the site', { pathname: '/about', language: 'fr', isArrival: false }, 'en'],
  ['and English has addresses of its own', { pathname: '/en/about', language: 'fr', remembered: 'fr' }, 'en'],
  ['on the root as well', { languages: ['fr'], browser: 'en', remembered: 'en' }, 'fr'],
])('%s', (_, given, expected) => {
  expect(decideLocale({ ...question, ...given })).toBe(expected);
});

test('the cookie is written and read, and holds nothing but a language', () => {
  writeLocaleCookie('fr');
  expect(document.cookie).toBe('i18n_redirected=fr');
  expect(readLocaleCookie()).toBe('fr');
  expect(readLocaleCookie('a=1; i18n_redirected=de')).toBeUndefined();
  expect(readLocaleCookie('')).toBeUndefined();
});
