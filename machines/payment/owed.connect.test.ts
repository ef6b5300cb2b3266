import { expect, test } from 'vitest';
import type { Failure } from '../failure.ts';
import { connectOwed } from './owed.connect.ts';
import { owedMachine } from './owed.machine.ts';

const failure: Failure = { kind: 'connection', errors: {} };
const asked = { key: 'k', total: 1_250, submission: { secret: 'A'.repeat(44) } };
const context = { secret: 'A'.repeat(44), owed: undefined, failure, asked };

test.each([
  ['loading', []],
  ['unavailable', ['isUnavailable']],
  ['reviewing', ['isReviewing']],
  ['paying', ['isPaying']],
  ['paid', ['isPaid']],
  ['settled', ['isSettled']],
] as const)('in "%s" of what a page can show %j is true', (value, shown) => {
  const { owed, failure: told, paid, ...is } = connectOwed(owedMachine.resolveState({ value, context }));
  expect(Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []))).toEqual(shown);
  expect({ owed, told, paid }).toEqual({ owed: undefined, told: failure, paid: 1_250 });
});
