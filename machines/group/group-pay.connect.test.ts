import { expect, test } from 'vitest';
import type { Failure } from '../failure.ts';
import { connectGroupPay } from './group-pay.connect.ts';
import { groupPayMachine } from './group-pay.machine.ts';

const failure: Failure = { kind: 'connection', errors: {} };
const context = { group_code: 'G1', information: undefined, failure, asked: undefined, invoice: undefined };

test.each([
  ['loading', []],
  ['unavailable', ['isUnavailable']],
  ['reviewing', ['isReviewing']],
  ['paying', ['isPaying']],
  ['paid', ['isOver']],
  ['invoiced', ['isOver']],
] as const)('in "%s" of what a page can show %j is true', (value, shown) => {
  const {
    information,
    failure: told,
    ...is
  } = connectGroupPay(groupPayMachine.resolveState({ value, context }));
  expect(Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []))).toEqual(shown);
  expect({ information, told }).toEqual({ information: undefined, told: failure });
});
