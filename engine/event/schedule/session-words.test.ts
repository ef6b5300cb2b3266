import { expect, test } from 'vitest';
import { searchedWords, sessionWords } from './session-words.ts';

const session = {
  workshops_title: { en: 'Clay by hand', fr: 'L’argile à la main' },
  description: { en: 'Bowls.', fr: 'Des bols.' },
  room: 'Salon A-2',
  schedule_label: { en: 'Friday A', fr: 'Vendredi A' },
  presenters: [
    { code: 'A', name: 'Zoë Brûlé' },
    { code: 'B', name: 'Al_Roy' },
  ],
};

test.each([
  ['en', 'clay by hand bowls. salon a 2 friday a zoe brule al roy'],
  ['fr', 'l’argile a la main des bols. salon a 2 vendredi a zoe brule al roy'],
] as const)('a session is searched by what is shown of it (%s)', (locale, words) => {
  expect(sessionWords(session, locale)).toBe(words);
});

test.each([
  ['  Zoé   CLAY ', ['zoe', 'clay']],
  ['a-2', ['a', '2']],
  [' ', []],
])('%j looks for each of its words', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});
