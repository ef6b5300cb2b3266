import { expect, it } from 'vitest';
import { normalizeEmail } from './email-address.ts';

it.each([
  [' Ana.Roy@Example.ORG ', 'ana.roy@example.org'],
  ['rene\u0301@example.org', 'ren\u00e9@example.org'],
])('compares %j as %j', (typed, compared) => {
  expect(normalizeEmail(typed)).toBe(compared);
});
