import { expect, test } from 'vitest';
import { ApiFailure } from '#src/api/api-failure.ts';
import { pageFaultOf } from '#src/api/fault/page-fault.ts';
import { eventFaultOf } from './event-fault.tsx';
import { footerOf } from './route-handle.ts';

const response = { status: 403, statusText: 'Forbidden', internal: false, data: null };
const failure = (status: number, kind: 'connection' | 'fault') =>
  new ApiFailure(status, { kind, errors: {} });

const loadFailure = new TypeError('Failed to fetch dynamically imported module: http://x/assets/a-1.js');

test.each([
  ['a route answer', response, { status: 403, isUnreached: false }],
  ['an API failure', failure(503, 'fault'), { status: 503, isUnreached: false }],
  ['no answer', failure(0, 'connection'), { status: 500, isUnreached: true }],
  ['code that does not come', loadFailure, { status: 500, isUnreached: true }],
  ['an error', new TypeError('value.trim is not a function'), { status: 500, isUnreached: false }],
  ['a text', 'Broken', { status: 500, isUnreached: false }],
  ['nothing at all', undefined, { status: 500, isUnreached: false }],
])('%s is told by an id and never in its own words', (_, error, expected) => {
  const { id, ...fault } = pageFaultOf(error);
  expect(fault).toEqual(expected);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
});

test('a fault keeps its id; a server’s is the request’s', () => {
  const error = new Error('Broken');
  expect(pageFaultOf(error).id).toBe(pageFaultOf(error).id);
  const refused = new ApiFailure(500, { kind: 'fault', errors: {} }, 'ab12cd34');
  expect(pageFaultOf(refused).id).toBe('ab12cd34');
  // A statechart keeps the failure and not the error.
  expect(pageFaultOf(refused.failure).id).toBe('ab12cd34');
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
