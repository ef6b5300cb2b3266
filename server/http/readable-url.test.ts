import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['/', '/'],
  ['/fr/%C3%A9t%C3%A9?q=%E0%A4%A', '/fr/%C3%A9t%C3%A9?q=%E0%A4%A'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/100%', '/100%25'],
  ['/\\x', '/%5Cx'],
  ['/a\\b?c=\\&d=?', '/a%5Cb?c=\\&d=?'],
])('%s is read as %s', (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});
