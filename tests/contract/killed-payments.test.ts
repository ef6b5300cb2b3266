import { expect, it } from 'vitest';
import { killedPayments } from './killed-payments.ts';

it('charges every registration once, has one for every charge, and gives back once what is cancelled, killed at any moment', async () => {
  const rounds = 2;
  const outcome = await killedPayments(rounds);
  expect(outcome).toMatchObject({
    chargedWithoutRegistration: 0,
    submittedNotChargedOnce: 0,
    notTicketed: 0,
    notRefundedOnce: 0,
    refundedWithoutCancelling: 0,
  });
  // Those who repeated what they sent are registered, three a round at least.
  expect(outcome.submitted).toBeGreaterThanOrEqual(rounds * 3);
  expect(outcome.cancelled).toBeGreaterThanOrEqual(2);
}, 240_000);
