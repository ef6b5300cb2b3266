import { expect, it } from 'vitest';
import { writtenDates } from './written-dates.ts';

it.each([
  ['2027-06-12', ['Saturday, June 12, 2027', 'Saturday, June 12', 'June 12, 2027', 'June 12']],
  ['2027-06-12', ['samedi 12 juin 2027', 'Samedi 12 juin', '12 juin 2027', '12 juin']],
  ['2027-05-01', ['samedi 1er mai 2027', '1er mai', 'May 1']],
])('writes %s as texts do: %j', (day, phrases) => {
  expect(writtenDates(day)).toEqual(expect.arrayContaining(phrases));
});
