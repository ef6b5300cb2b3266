import { expect, test } from 'vitest';
import { toldBy } from '#server/testing/refusal-text.ts';
import { alreadyCancelled } from './registration-problems.ts';

test('a cancelled registration is refused', () => {
  expect(toldBy(alreadyCancelled())).toEqual(['conflict', 'registration is already cancelled.']);
});
