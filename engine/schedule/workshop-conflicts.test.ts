import { expect, test } from 'vitest';
import { type ScheduledSession, workshopConflicts } from './workshop-conflicts.ts';

const session = (
  code: string,
  start: string,
  end: string,
  more: Partial<ScheduledSession> = {},
): ScheduledSession => ({
  workshops_session_code: code,
  workshops_schedule_code: `slot-${code}`,
  workshops_code: `workshop-${code}`,
  workshops_schedule_start: start,
  workshops_schedule_end: end,
  ...more,
});
const a = session('a', '2027-02-19T18:30:00Z', '2027-02-19T20:00:00Z');

test.each([
  ['an overlap', session('b', '2027-02-19T19:59:00Z', '2027-02-19T21:00:00Z'), 'overlap'],
  ['one within the other', session('b', '2027-02-19T19:00:00Z', '2027-02-19T19:10:00Z'), 'overlap'],
  [
    'the same instant told in another zone',
    session('b', '2027-02-19T13:30:00-05:00', '2027-02-19T14:00:00-05:00'),
    'overlap',
  ],
  [
    'one beginning as the other ends',
    session('b', '2027-02-19T20:00:00Z', '2027-02-19T21:00:00Z'),
    undefined,
  ],
  ['another day', session('b', '2027-02-20T18:30:00Z', '2027-02-20T20:00:00Z'), undefined],
  [
    'the same schedule code',
    session('b', '2027-02-20T18:30:00Z', '2027-02-20T20:00:00Z', { workshops_schedule_code: 'slot-a' }),
    'schedule',
  ],
  [
    'the same workshop again',
    session('b', '2027-02-20T18:30:00Z', '2027-02-20T20:00:00Z', { workshops_code: 'workshop-a' }),
    'workshop',
  ],
])('%s', (_, other, kind) => {
  const found = workshopConflicts([other, a]);
  expect(found.map((conflict) => conflict.kind)).toEqual(kind ? [kind] : []);
});

test('every pair of three at once', () => {
  const at = (code: string) => session(code, '2027-02-19T18:30:00Z', '2027-02-19T20:00:00Z');
  const pairs = workshopConflicts([at('c'), at('a'), at('b')]).map(({ sessions }) =>
    sessions.map((each) => each.workshops_session_code).join(''),
  );
  expect(pairs).toEqual(['ab', 'ac', 'bc']);
});
