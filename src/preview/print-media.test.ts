// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { PrintMedia } from './print-media.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

const CSS = `
  p { color: red }
  @media print { p { color: black } nav { display: none } }
  @media screen { p { margin: 1px } }
  @media (max-width: 100px) { p { margin: 2px } }
`;
const medias = () =>
  [...(document.styleSheets[0]?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSMediaRule ? [rule.media.mediaText] : [],
  );

test('shows the rules of paper in place of those of a screen, and puts them back', () => {
  document.head.innerHTML = `<style>${CSS}</style>`;
  const written = medias();
  const media = new PrintMedia();
  media.turn(true);
  expect(medias()).toEqual(['all', 'not all', '(max-width: 100px)']);
  media.turn(false);
  expect(medias()).toEqual(written);
});
