import { expect, test } from 'vitest';
import { tidyPostalCode } from './postal-code-text.ts';

test.each([
  ['CA', 'v5n1r9', 'V5N 1R9'],
  ['CA', ' V5N-1R9 ', 'V5N 1R9'],
  ['CA', 'w5n 1r9', 'W5N 1R9'],
  ['CA', 'v5n', 'V5N'],
  ['CA', '\u200b“v5n1r9”.', 'V5N 1R9'],
  ['FR', '７５０１１', '75011'],
  ['US', '981011234', '98101-1234'],
  ['US', '98101 1234', '98101-1234'],
  ['US', '9810', '9810'],
  ['FR', ' 75 011 ', '75 011'],
  ['GB', 'sw1a 1aa', 'sw1a 1aa'],
])('%s %j becomes %j', (country, typed, tidy) => {
  expect(tidyPostalCode(typed, country)).toBe(tidy);
});
