import { expect, test } from 'vitest';
import { toldBy } from '#server/testing/refusal-text.ts';
import { writtenToOften } from './mail-problems.ts';

test('an address that was emailed too often is refused at its field', () => {
  expect(toldBy(writtenToOften('email'))).toEqual([
    'conflict',
    'email has already been emailed several times. Please wait an hour.',
  ]);
});
