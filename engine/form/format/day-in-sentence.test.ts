import { expect, it } from 'vitest';
import { dayInSentence } from './day-in-sentence.ts';

it.each([
  ['Vendredi 19 février', 'fr', 'vendredi 19 février'],
  ['Jour 1', 'fr', 'Jour 1'],
  ['Friday, February 19', 'en', 'Friday, February 19'],
  ['FRIDAY', 'en', 'Friday'],
] as const)('%s in %s is %s within a sentence', (label, locale, expected) => {
  expect(dayInSentence(label, '2027-02-19', locale)).toBe(expected);
});
