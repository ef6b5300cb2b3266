import { expect, test } from 'vitest';
import { languagesOf, requestLanguage } from './request-language.ts';

test.each([
  [undefined, [], 'en'],
  ['fr-CA,fr;q=0.9,en;q=0.8', ['fr-CA', 'fr', 'en'], 'fr'],
  ['en;q=0.5, fr;q=0.9', ['fr', 'en'], 'fr'],
  ['de, *;q=0.1', ['de'], 'en'],
  ['fr;q=0, en', ['en'], 'en'],
  ['FR', ['FR'], 'fr'],
  ['fr;q=what', [], 'en'],
])('%j', (header, languages, language) => {
  expect(languagesOf(header)).toEqual(languages);
  expect(requestLanguage({ headers: { 'accept-language': header } })).toBe(language);
});
