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

const told = (sessions: readonly ScheduledSession[]) =>
  workshopConflicts(sessions).map(
    (each) => `${each.kind} ${each.sessions.map((one) => one.workshops_session_code).join('')}`,
  );

test('five at one time are one conflict of five', () => {
  const at = (code: string) => session(code, '2027-02-19T18:30:00Z', '2027-02-19T20:00:00Z');
  expect(told(['c', 'e', 'a', 'd', 'b'].map(at))).toEqual(['overlap abcde']);
});

test('one that lasts through two others is in conflict with each: they can both be attended', () => {
  const long = session('l', '2027-02-19T18:30:00Z', '2027-02-19T22:00:00Z');
  const second = session('m', '2027-02-19T20:00:00Z', '2027-02-19T21:00:00Z');
  expect(told([second, long, a])).toEqual(['overlap al', 'overlap lm']);
});

test('a workshop chosen three times is one conflict, besides what each of them overlaps', () => {
  const ofOne = ['19', '20', '21'].map((day, at) =>
    session(String(at), `2027-02-${day}T18:30:00Z`, `2027-02-${day}T20:00:00Z`, { workshops_code: 'one' }),
  );
  expect(told([a, ...ofOne])).toEqual(['workshop 012', 'overlap 0a']);
});

test('conflicts are told by the start of what is in them, whatever their kind', () => {
  const at = (code: string, day: number, more: Partial<ScheduledSession> = {}) =>
    session(code, `2027-02-${day}T18:30:00Z`, `2027-02-${day}T20:00:00Z`, more);
  const same = { workshops_code: 'one' };
  expect(told([at('e', 22, same), at('d', 21, same), at('c', 20), at('b', 20), a])).toEqual([
    'overlap bc',
    'workshop de',
  ]);
});

test('what is in conflict in two ways is told once, by the first of them', () => {
  const same = { workshops_code: 'one', workshops_schedule_code: 'slot' };
  const b = session('b', '2027-02-19T18:30:00Z', '2027-02-19T20:00:00Z', same);
  expect(told([b, { ...b, workshops_session_code: 'c' }])).toEqual(['workshop bc']);
  // As many sessions in each of two conflicts, and not the same ones.
  const d = session('d', '2027-02-20T18:30:00Z', '2027-02-20T20:00:00Z', { workshops_code: 'one' });
  expect(told([b, d, { ...a, workshops_schedule_code: 'slot' }])).toEqual(['schedule ab', 'workshop bd']);
});
