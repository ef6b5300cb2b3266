import { expect, it } from 'vitest';
import { firstUpper } from './first-upper.ts';

it.each([
  ['vendredi 19 février', 'fr', 'Vendredi 19 février'],
  ['été', 'fr', 'Été'],
  ['Friday, February 19', 'en', 'Friday, February 19'],
  ['9:00 am', 'en', '9:00 am'],
  ['', 'en', ''],
] as const)('%s in %s begins as %s', (text, locale, expected) => {
  expect(firstUpper(text, locale)).toBe(expected);
});
