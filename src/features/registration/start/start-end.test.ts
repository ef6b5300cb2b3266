import { expect, test } from 'vitest';
import { type RegistrationOption, startEnd } from './start-end.ts';

const option = (changes: Partial<RegistrationOption> = {}): RegistrationOption => ({
  registration_new_open: 'Y',
  full: 'N',
  full_tracks: [],
  waitlist: 'Y',
  ...changes,
});
const full = option({ full: 'Y' });
const closed = option({ registration_new_open: 'N' });

test.each([
  ['open', undefined, undefined, undefined],
  ['open', undefined, option(), undefined],
  ['open', undefined, full, 'full'],
  ['open', 'full', option(), 'full'],
  ['open', undefined, closed, 'closed'],
  ['open', 'closed', full, 'closed'],
  ['offer', 'full', full, undefined],
  ['offer', undefined, closed, 'closed'],
  ['offer', 'closed', option(), 'closed'],
  ['invitation', 'full', full, undefined],
  ['invitation', 'closed', closed, undefined],
] as const)('with %s, after the refusal %s, of %j: %s', (kind, refused, said, expected) => {
  expect(startEnd(kind, refused, said)).toBe(expected);
});
