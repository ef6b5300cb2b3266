import { expect, test } from 'vitest';
import { liveRedirectOf } from './live-redirect.ts';

const here = { protocol: 'https:', host: 'test.example.org' };

test.each([
  [
    'a test domain that is not testable',
    { test_domain: 'Y', testable: 'N', live_domain: 'live.example.org' },
    'https://live.example.org/',
  ],
  [
    'a test domain that is testable',
    { test_domain: 'Y', testable: 'Y', live_domain: 'live.example.org' },
    undefined,
  ],
  ['a live domain', { test_domain: 'N', testable: 'N', live_domain: 'live.example.org' }, undefined],
  ['no live domain', { test_domain: 'Y', testable: 'N', live_domain: undefined }, undefined],
  ['itself, for ever', { test_domain: 'Y', testable: 'N', live_domain: 'test.example.org' }, undefined],
  ['itself in capitals', { test_domain: 'Y', testable: 'N', live_domain: 'TEST.example.org' }, undefined],
  [
    'itself with a final dot',
    { test_domain: 'Y', testable: 'N', live_domain: 'test.example.org.' },
    undefined,
  ],
  ['a script', { test_domain: 'Y', testable: 'N', live_domain: 'javascript:alert(1)' }, undefined],
  ['a path', { test_domain: 'Y', testable: 'N', live_domain: 'live.example.org/evil' }, undefined],
] as const)('%s', (_, event, expected) => {
  expect(liveRedirectOf(event, here)).toBe(expected);
});
