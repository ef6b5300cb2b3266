import { expect, test } from 'vitest';
import { composePage } from './compose-page.ts';

const shell =
  '<!doctype html><html lang="en"><head><title>Registration</title></head><body><div id="root"></div></body></html>';
const page = {
  kind: 'page',
  status: 200,
  locale: 'fr',
  head: '<title>$& Café</title>',
  body: '<p>$1</p>',
  css: 'html{--a:1}',
  data: '{"a":"\\u003c/script>"}',
  modules: [],
  font: '',
} as const;

test('every part has its place, and is put there as it is', () => {
  expect(composePage(shell, page, { links: '<link>', bodyEnd: '<data>' })).toBe(
    '<!doctype html><html lang="fr" data-theme="event"><head><title>$& Café</title><link><style>html{--a:1}</style></head>' +
      '<body><div id="root"><p>$1</p></div><script type="application/json" id="first-answer">{"a":"\\u003c/script>"}</script><data></body></html>',
  );
});

test('a page without a place for a part is a fault, not a page without it', () => {
  expect(() => composePage('<html><head></head></html>', page)).toThrow('title');
});
