import { expect, test } from 'vitest';
import { withMarkup } from './markup-around.ts';

test.each([
  ['bold', 'a <strong>word</strong> here', 'word'],
  ['italic', 'a <em>word</em> here', 'word'],
  ['link', 'a <a href="https://">word</a> here', ''],
] as const)('%s is put around what is selected', (kind, expected, selected) => {
  const { text, start, end } = withMarkup('a word here', 2, 6, kind);
  expect(text).toBe(expected);
  expect(text.slice(start, end)).toBe(selected);
});

test('a list has an element for each line, and a link its address to be typed next', () => {
  expect(withMarkup('one\ntwo', 0, 7, 'bullets').text).toBe('<ul>\n<li>one</li>\n<li>two</li>\n</ul>');
  const link = withMarkup('', 0, 0, 'link');
  expect(link.text.slice(0, link.start)).toBe('<a href="https://');
});
