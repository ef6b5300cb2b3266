import { expect, test } from 'vitest';
import { toldBy } from '#server/testing/refusal-text.ts';
import * as problems from './change-problems.ts';

test.each([
  [
    () => problems.tooLateToChange(),
    [
      'conflict',
      'registration can no longer be changed here. Please contact the organizers.',
      { reason: 'closed' },
    ],
  ],
  [
    () => problems.notOpen(),
    ['conflict', 'form_type cannot be corrected here. Please contact the organizers.', { reason: 'closed' }],
  ],
  [() => problems.nothingToChange(), ['invalid', 'track is what you already have. Choose something else.']],
  [
    () => problems.differenceChanged(-4_000),
    [
      'conflict',
      'expected_difference has changed: it is now −$\u00a040.00. Nothing was changed or charged. Please review it.',
      { reason: 'price' },
    ],
  ],
  [() => problems.needed('reason'), ['invalid', 'reason is required.']],
  [() => problems.notTogether(), ['invalid', 'sessions You cannot attend both of these workshops.']],
])('%s %j', (refused, told) => {
  expect(toldBy(refused())).toEqual(told);
});
