import { expect, test } from 'vitest';
import { toldBy } from '#server/testing/refusal-text.ts';
import * as problems from './seat-problems.ts';

test.each([
  [() => problems.sessionFull(), ['conflict', 'session_code has no seats left.', { reason: 'full' }]],
  [() => problems.unknownSession(), ['invalid', 'session_code is not a session of this event.']],
  [() => problems.notForYou(), ['invalid', 'session_code is not included in what you registered for.']],
  [
    () => problems.notFull(),
    ['invalid', 'session_code still has seats. Choose it instead of joining the waitlist.'],
  ],
  [() => problems.alreadyYours(), ['invalid', 'session_code is already in your workshops.']],
])('%s %j', (refused, told) => {
  expect(toldBy(refused())).toEqual(told);
});
