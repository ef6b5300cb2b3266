import { expect, test } from 'vitest';
import { connectDecline } from './decline.connect.ts';
import { declineMachine } from './decline.machine.ts';

test.each([
  ['offered', { isAsking: false, isDeclined: false }],
  ['asking', { isAsking: true, isDeclined: false }],
  ['declining', { isAsking: false, isDeclined: false }],
  ['declined', { isAsking: false, isDeclined: true }],
] as const)('in "%s" a page shows %j', (value, view) => {
  const context = { entry: 'w1', asked: false };
  expect(connectDecline(declineMachine.resolveState({ value, context }))).toEqual(view);
});
