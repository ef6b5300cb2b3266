import { expect, it } from 'vitest';
import { connectPayment } from './payment.connect.ts';

const url = 'https://bank.example/';
const at = (value: unknown, total = 21_420, status = 'active') =>
  connectPayment({ value, status, context: { total, challengeUrl: url, unconfirmed: false } } as never);

// The state, what a page draws of it, and whether something may have been charged in it.
it.each([
  [{ tokenising: 'calling' }, 'tokenising', false],
  [{ tokenising: 'slow' }, 'slow', false],
  ['unreached', 'unreached', false],
  [{ submitting: 'calling' }, 'submitting', true],
  [{ submitting: 'slow' }, 'slow', true],
  ['lostAnswer', 'lostAnswer', true],
  ['waiting', 'waiting', true],
  ['failed', 'failed', true],
  ['challenged', 'challenged', true],
  ['cancelling', 'cancelling', true],
  ['deciding', 'submitting', false],
])('in %j a page draws "%s"', (value, phase, atRisk) => {
  expect(at(value)).toEqual({ phase, atRisk, challengeUrl: url, unconfirmed: false });
  // Where nothing is owed nothing can be charged.
  expect(at(value, 0)).toMatchObject({ phase, atRisk: false });
});

it('is over once it is refused or confirmed, and may be paid otherwise only after a refusal', () => {
  expect(at('refused', 21_420, 'done')).toMatchObject({ phase: 'over', atRisk: false });
  expect(at('confirmed', 21_420, 'done')).toMatchObject({ phase: 'over', atRisk: true });
});
