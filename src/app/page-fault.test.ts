import { expect, test } from 'vitest';
import { ApiFailure } from '#src/api/api-failure.ts';
import { eventFaultOf } from './event-fault.tsx';
import { pageFaultOf } from './page-fault.ts';
import { footerOf } from './route-handle.ts';

const response = { status: 403, statusText: 'Forbidden', internal: false, data: null };
const failure = (status: number, kind: 'connection' | 'fault') =>
  new ApiFailure(status, { kind, errors: {} });

test.each([
  ['a route answer', response, { status: 403, message: 'Forbidden' }],
  ['a route answer with words', { ...response, data: 'Not yours' }, { status: 403, message: 'Not yours' }],
  ['an API failure', failure(503, 'fault'), { status: 503, message: 'API call failed: fault (503)' }],
  ['no answer', failure(0, 'connection'), { status: 500, message: 'API call failed: connection (0)' }],
  ['an error', new Error('Broken'), { status: 500, message: 'Broken' }],
  ['a text', 'Broken', { status: 500, message: 'Broken' }],
  ['nothing at all', undefined, { status: 500, message: '' }],
])('%s', (_, error, expected) => {
  expect(pageFaultOf(error)).toEqual(expected);
});

test.each([
  [failure(404, 'fault'), 'no_event'],
  [failure(0, 'connection'), 'event_offline'],
  [failure(500, 'fault'), 'event_fault'],
  [new Error('x'), 'event_fault'],
])('%s is told as %s', (error, expected) => {
  expect(eventFaultOf(error)).toBe(expected);
});

test.each([
  [[], 'full'],
  [[{ handle: undefined }, { handle: { footer: 'minimal' } }], 'minimal'],
  [[{ handle: { footer: 'minimal' } }, { handle: { other: 1 } }], 'minimal'],
  [[{ handle: { footer: 'minimal' } }, { handle: { footer: 'full' } }], 'full'],
])('the innermost route with a say decides the footer (%#)', (matches, expected) => {
  expect(footerOf(matches)).toBe(expected);
});
