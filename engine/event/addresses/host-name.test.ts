import { expect, test } from 'vitest';
import { plainHost } from './host-name.ts';

test.each([
  ['Fair.Example.ORG', 'fair.example.org'],
  ['fair.example.org.', 'fair.example.org'],
  ['fair.localhost.:3000', 'fair.localhost:3000'],
  ['fair.localhost:3000', 'fair.localhost:3000'],
  ['fair.:x', 'fair.:x'],
])('%s is compared as %s', (host, plain) => {
  expect(plainHost(host)).toBe(plain);
});
