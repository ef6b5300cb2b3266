import { beforeAll, expect, test } from 'vitest';
import { loadDeskTexts } from '#src/lib/i18n/desk-texts.ts';
import { textsOf } from '#src/lib/i18n/texts.ts';
import { overInWords } from './over-in-words.ts';

beforeAll(async () => {
  await loadDeskTexts('en');
  await loadDeskTexts('fr');
});

const name = { en: 'Yoga', fr: 'Yoga' };

test.each([
  ['en', [3, 2, 0, 0], 'Yoga is full: with this one, 3 of 2 are taken.'],
  [
    'en',
    [3, 0, 3, 2],
    'Yoga is full: all 3 places are taken or reserved. With this one, 3 are taken, and 3 are reserved by the organizers. 2 people wait for it and are passed over.',
  ],
  [
    'en',
    [1, 0, 1, 1],
    'Yoga is full: the only place is taken or reserved. With this one, 1 is taken, and 1 is reserved by the organizers. 1 person waits for it and is passed over.',
  ],
  ['en', [1, 0, 0, 0], 'Yoga has no places: with this one, 1 is taken.'],
  [
    'fr',
    [1, 0, 3, 1],
    'Yoga\u00a0: complet. Les 3 places sont prises ou réservées. Avec celle-ci, 1 est prise, et 3 sont réservées par l’équipe organisatrice. 1 personne est en attente et passera après.',
  ],
  ['fr', [2, 1, 0, 0], 'Yoga\u00a0: complet. Avec celle-ci, 2 places sur 1 sont prises.'],
  ['fr', [1, 0, 0, 0], 'Yoga\u00a0: aucune place. Avec celle-ci, 1 est prise.'],
] as const)('says in %s how many are taken, reserved and waiting: %j', (locale, figures, said) => {
  const [taken, limit, reserved, waiting] = figures;
  const t = textsOf(locale)?.getFixedT(null, 'desk');
  expect(t && overInWords(t, locale, { name, taken, limit, reserved, waiting })).toBe(said);
});
