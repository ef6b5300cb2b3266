import { expect, it } from 'vitest';
import { writtenDates } from '#engine/form/format/written-dates.ts';
import { replacer } from './replacer.ts';

const moved = (text: string) => {
  const [before, after] = [writtenDates('2027-06-12'), writtenDates('2027-09-04')];
  return replacer(new Map(before.map((phrase, index) => [phrase, after[index] ?? ''])))(text);
};

it.each([
  ['Saturday, June 12, 2027', 'Saturday, September 4, 2027'],
  ['Doors open on Saturday, June 12.', 'Doors open on Saturday, September 4.'],
  ['Refunds until June 12', 'Refunds until September 4'],
  ['Le samedi 12 juin 2027, à Victoria', 'Le samedi 4 septembre 2027, à Victoria'],
  ['Samedi 12 juin', 'Samedi 4 septembre'],
  ['jusqu’au 12 juin', 'jusqu’au 4 septembre'],
  // Another day, another year, and a word that only contains it.
  ['June 120', 'June 120'],
  ['112 juin', '112 juin'],
])('moves %s to %s', (text, expected) => expect(moved(text)).toBe(expected));

it('replaces each place once, also where what replaces it is a phrase itself', () => {
  const swapped = replacer(
    new Map([
      ['June 5', 'June 12'],
      ['June 12', 'June 19'],
    ]),
  );
  expect(swapped('From June 5 to June 12')).toBe('From June 12 to June 19');
});

it('takes signs of a pattern as they are, and the longest phrase', () => {
  const said = replacer(
    new Map([
      ['Low (Tide)', 'X'],
      ['Low (Tide) 2027', 'Y'],
      ['', 'Z'],
    ]),
  );
  expect(said('Low (Tide) 2027 and Low (Tide)')).toBe('Y and X');
});
