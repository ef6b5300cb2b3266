import { expect, test } from 'vitest';
import { localePrefix, localisedPath, speaksDefault } from './locale-prefix.ts';

test.each([
  ['en', undefined, '', '/', '/venue'],
  ['en', 'en', '', '/', '/venue'],
  ['fr', 'en', '/fr', '/fr', '/fr/venue'],
  ['fr', undefined, '/fr', '/fr', '/fr/venue'],
  // What has no language in its address leads to the event's own.
  ['en', 'fr', '/en', '/en', '/en/venue'],
  ['fr', 'fr', '/fr', '/fr', '/fr/venue'],
] as const)('%s pages of an event in %s begin with "%s"', (locale, ofEvent, prefix, home, page) => {
  expect(localePrefix(locale, ofEvent)).toBe(prefix);
  expect([localisedPath('/', locale, ofEvent), localisedPath('/venue', locale, ofEvent)]).toEqual([
    home,
    page,
  ]);
});

test('an event that says nothing speaks English', () => {
  expect([undefined, 'en' as const, 'fr' as const].map(speaksDefault)).toEqual([true, true, false]);
});
