import { expect, test } from 'vitest';
import { diagnoseInEnglish } from '../documents/testing/diagnose-in-english.ts';

const both = (word: string) => ({ en: word, fr: word });
const page = (...pictures: readonly string[]) => ({
  kind: 'page',
  code: 'about',
  title: both('About'),
  blocks: [
    { block: 'cards', cards: pictures.map((picture, at) => ({ title: both(`Card ${at}`), picture })) },
  ],
});

test('a picture that names no drawing is told where it stands, with what was meant; the page may be published', () => {
  expect(diagnoseInEnglish(page('tile:hill', 'tile:hil', 'scene:warf', '/files/hall.jpg'))).toMatchObject([
    {
      pointer: '/blocks/0/cards/1/picture',
      severity: 'warning',
      code: 'unknown_drawing',
      problem: 'There is no tile "hil"; nothing is shown there. Did you mean "hill"?',
    },
    {
      pointer: '/blocks/0/cards/2/picture',
      severity: 'warning',
      problem: 'There is no scene "warf"; nothing is shown there. Did you mean "wharf"?',
      expected: expect.stringContaining('"scene:hall"'),
    },
  ]);
});
