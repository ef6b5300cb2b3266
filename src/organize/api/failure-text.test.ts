import { expect, it } from 'vitest';
import { ApiFailure } from '#src/api/api-failure.ts';
import { failureText } from './failure-text.ts';

const t = ((key: string) => `[${key}]`) as unknown as Parameters<typeof failureText>[1];
const refused = (errors: Record<string, string[]>) =>
  failureText(new ApiFailure(409, { kind: 'invalid', errors }), t);

it('gives a predicate its subject, and leaves sentences as they are', () => {
  expect(refused({ email: ['is already registered for this event.'] })).toBe(
    '[subjects.email] is already registered for this event.',
  );
  expect(refused({ email: ['est déjà inscrite.'] })).toBe('[subjects.email] est déjà inscrite.');
  expect(refused({ unheard_of: ['is full.'], total: ['Nothing is owed.'] })).toBe(
    '[subjects.other] is full. Nothing is owed.',
  );
  expect(refused({})).toBe('[fault]');
});
