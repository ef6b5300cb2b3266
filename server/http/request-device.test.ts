import { expect, test } from 'vitest';
import { isPhone } from './request-device.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  ['nothing said', {}, false],
  ['the hint says so', { 'sec-ch-ua-mobile': '?1', 'user-agent': firefox }, true],
  ['the hint goes before the name', { 'sec-ch-ua-mobile': '?0', 'user-agent': iphone }, false],
  ['an iPhone', { 'user-agent': iphone }, true],
  ['Firefox on a desk', { 'user-agent': firefox }, false],
])('%s: %o', (_, headers, expected) => {
  expect(isPhone({ headers })).toBe(expected);
});
