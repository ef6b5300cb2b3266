import { expect, it } from 'vitest';
import type { Session } from '#engine/event/schedule/session.ts';
import { randomSessions } from './random-sessions.ts';

const session = (code: string, workshop: string, availability: Session['availability'] = 'open') =>
  ({ workshops_session_code: code, workshops_code: workshop, availability }) as Session;
const all = [
  session('a-1', 'a', 'full'),
  session('a-2', 'a'),
  session('a-3', 'a'),
  session('b-1', 'b'),
  session('c-1', 'c', 'limited'),
];

it.each([
  [2, [0, 0], ['a-2', 'b-1']],
  [2, [0.99, 0.99], ['c-1', 'b-1']],
  [9, [0.5, 0.5, 0.5], ['b-1', 'c-1', 'a-2']],
  [0, [], []],
])('at most %i of them, by chance %j: %j', (most, chances, expected) => {
  const left = [...chances];
  const drawn = randomSessions(all, most, () => left.shift() ?? 0);
  expect(drawn.map(({ workshops_session_code }) => workshops_session_code)).toEqual(expected);
});
