import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('makes text of what would be markup, in an element and in an attribute', () => {
  expect(escapeHtml(`<b title="x" lang='y'>a & b</b>`)).toBe(
    '&#60;b title=&#34;x&#34; lang=&#39;y&#39;&#62;a &#38; b&#60;/b&#62;',
  );
  expect(escapeHtml('Zoé, 14 h 30')).toBe('Zoé, 14 h 30');
});
