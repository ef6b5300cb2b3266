import { expect, it } from 'vitest';
import { payerOf } from './payer.ts';

const of = (...states: Parameters<typeof payerOf>[1][number]['state'][]) =>
  states.map((state) => ({ state }));
const gone = ['left', 'withdrawn', 'cancelled', 'paid'] as const;

it.each([
  ['all', of('ready', 'ready'), true],
  ['all', of('ready', ...gone), true],
  ['all', of('ready', 'started'), false],
  ['all', of('ready', 'invited'), false],
  ['all', of(...gone), false],
  ['all', [], false],
  ['ready', of('ready', 'started', 'invited'), true],
  ['ready', of('started', 'invited'), false],
] as const)('pays for %s of %j: %s', (pay, members, payable) => {
  expect(payerOf(pay, members).payable).toBe(payable);
});

it('pays for who is ready, and misses who is not; who has gone is neither', () => {
  const { paying, missing } = payerOf('ready', of('ready', 'invited', 'started', ...gone));
  expect([paying, missing]).toEqual([of('ready'), of('invited', 'started')]);
});
