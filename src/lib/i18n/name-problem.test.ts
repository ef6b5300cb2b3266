import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test.each([
  ['en', { request: ['is too large.'] }, { request: ['Your request is too large.'] }],
  ['fr', { request: ['est trop volumineuse.'] }, { request: ['Votre demande est trop volumineuse.'] }],
  ['fr', { registration: ['est fermée.'] }, { registration: ['L’inscription est fermée.'] }],
  [
    'en',
    { expected_refund: ['has changed: it is now $ 5.00.'] },
    { expected_refund: ['The refund has changed: it is now $ 5.00.'] },
  ],
  // A form's field has a label, what is picked a title: who draws them knows.
  ['en', { session_code: ['is full.'] }, { session_code: ['is full.'] }],
  ['en', { email: ['Enter a valid email address'] }, { email: ['Enter a valid email address'] }],
] as const)('in %s, %j', async (locale, errors, named) => {
  expect(await nameProblem(errors, locale)).toEqual(named);
});
