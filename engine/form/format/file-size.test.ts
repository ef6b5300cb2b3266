import { expect, test } from 'vitest';
import { formatFileSize, shortenFileName } from './file-size.ts';

test.each([
  [0, '0 Bytes', '0 octets'],
  [1, '1 Bytes', '1 octets'],
  [1023, '1,023 Bytes', '1 023 octets'],
  [1024, '1 Kb', '1 Ko'],
  [1_500_000, '1.4 Mb', '1,4 Mo'],
  [1024 ** 4, '1 Tb', '1 To'],
])('%d bytes', (bytes, english, french) => {
  expect(formatFileSize(bytes, 'en').replace(/\s/g, ' ')).toBe(english);
  expect(formatFileSize(bytes, 'fr').replace(/\s/g, ' ')).toBe(french);
});

test.each([
  ['short.pdf', 'short.pdf'],
  ['fifteen-chars.p', 'fifteen-chars.p'],
  ['an-official-document.pdf', 'an-officia….pdf'],
  ['no-ending-but-very-long', 'no-ending-but-…'],
  ['.a-long-hidden-name', '.a-long-hidden…'],
  ['.hidden-in-a.long-ending-of-it', '.hidden-in-a.l…'],
  ['a-page-of-the-site.xhtml', 'a-page-o….xhtml'],
  ['a-page-of-the-site.xhtmls', 'a-page-of-the-…'],
])('%s', (name, short) => {
  expect(shortenFileName(name)).toBe(short);
});
