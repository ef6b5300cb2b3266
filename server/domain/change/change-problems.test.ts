import { expect, test } from 'vitest';
import { toldBy } from '#server/domain/testing/told-by.ts';
import * as problems from './change-problems.ts';

test.each([
  [
    () => problems.tooLateToChange(),
    [
      'conflict',
      'registration can no longer be changed here. Please write to the organizers.',
      { reason: 'closed' },
    ],
  ],
  [
    () => problems.notOpen(),
    ['conflict', 'form_type cannot be corrected here. Please write to the organizers.', { reason: 'closed' }],
  ],
  [
    () => problems.nothingToChange(),
    ['invalid', 'track is what you have: choose something else to change it.'],
  ],
  [
    () => problems.differenceChanged(-4_000),
    [
      'conflict',
      'expected_difference has changed: it is −$\u00a040.00 now. Nothing was changed or charged. Please look at it once more.',
      { reason: 'price' },
    ],
  ],
  [() => problems.needed('reason'), ['invalid', 'reason is required.']],
  [() => problems.notTogether(), ['invalid', 'sessions Two of these workshops cannot be attended together.']],
])('%s %j', (refused, told) => {
  expect(toldBy(refused())).toEqual(told);
});
