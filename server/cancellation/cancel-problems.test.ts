import { expect, test } from 'vitest';
import { resolveText } from '#engine/form/languages/text.ts';
import { toldBy } from '#server/testing/refusal-text.ts';
import * as problems from './cancel-problems.ts';

test.each([
  [
    () => problems.tooLateToCancel(),
    [
      'conflict',
      'registration can no longer be cancelled here. Please contact the organizers.',
      { reason: 'closed' },
    ],
  ],
  [
    () => problems.refundChanged(1_250),
    [
      'conflict',
      'expected_refund has changed: it is now $\u00a012.50. Nothing was cancelled. Please review it.',
      { reason: 'price' },
    ],
  ],
  [
    () => problems.refundNotYours('refund_amount'),
    ['invalid', 'refund_amount is set by the cancellation policy.'],
  ],
  [
    () => problems.refundTooLarge(905),
    ['invalid', 'refund_amount is more than the remaining payment, $\u00a09.05.'],
  ],
])('%s %j', (refused, told) => {
  expect(toldBy(refused())).toEqual(told);
});

test('an amount is written as each language does', () => {
  const [message] = problems.refundChanged(1_250).errors['expected_refund'] ?? [];
  expect(message && resolveText(message, 'fr')).toContain('12,50\u00a0$');
});
