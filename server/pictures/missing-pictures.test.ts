import { expect, it } from 'vitest';
import { picturesOf } from './missing-pictures.ts';

it('finds the pictures that a document names: in its properties and in HTML, not those of other sites', () => {
  const document = {
    blocks: [
      { 'a/b': '/pictures/one.jpg' },
      {
        html: { en: '<img src="/pictures/two.png"> and /pictures/two.png, <a href="/pictures/three.webp">' },
      },
      { link: 'https://example.org/pictures/four.jpg', picture: 'tile:sea' },
    ],
  };
  expect(picturesOf(document)).toEqual([
    { pointer: '/blocks/0/a~1b', address: '/pictures/one.jpg' },
    { pointer: '/blocks/1/html/en', address: '/pictures/two.png' },
    { pointer: '/blocks/1/html/en', address: '/pictures/three.webp' },
  ]);
});
