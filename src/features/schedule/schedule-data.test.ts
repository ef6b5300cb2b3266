import { expect, test } from 'vitest';
import type { Session } from '#engine/contract/schedule.ts';
import { firstOf } from './first-of.ts';
import { layOut, sharedByAll } from './grid-layout.ts';
import { countOf, selectSessions } from './select-sessions.ts';
import { timesInZone } from './shown-in-zone.ts';
import { sampleSession, sampleTime } from './testing/sample-schedule.ts';
import { readView } from './view-state.ts';
import { zoneClock } from './zone-clock.ts';

const online = { track: 'online', workshops_session_type: 'O', workshops_schedule_code: 'OA' } as const;
const eastern = {
  ...online,
  workshops_schedule_start: '2027-02-19T13:30:00.000-05:00',
  workshops_schedule_end: '2027-02-19T15:00:00.000-05:00',
  workshops_schedule_track_timezone: 'America/Toronto',
};
const at = (start: string, end: string): Partial<Session> => ({
  workshops_schedule_code: start,
  workshops_schedule_start: `2027-02-19T${start}:00.000-08:00`,
  workshops_schedule_end: `2027-02-19T${end}:00.000-08:00`,
});
const clay = sampleSession('clay', { filters: { subject: ['arts'] }, description: 'Hand-building, déjà vu' });
const maths = sampleSession('maths', { room: 'Room 9', filters: { subject: ['maths'] } });
const screen = sampleSession('screen', { ...eastern, room: 'Online room 1', filters: { subject: ['arts'] } });
const times = [sampleTime([clay, maths]), sampleTime([screen])];

test.each([
  ['', ['clay', 'maths', 'screen']],
  ['q=DEJA', ['clay']],
  ['q=priya%20title%20maths', ['maths']],
  ['q=nothing', []],
  ['track=online', ['screen']],
  ['mode=I', ['clay', 'maths']],
  ['f.subject=arts', ['clay', 'screen']],
  ['f.subject=arts&mode=O', ['screen']],
  ['f.nothing=x', []],
  ['mine=Y', ['maths']],
])('%s finds %j', (address, codes) => {
  const found = selectSessions(
    times,
    readView(new URLSearchParams(address)),
    (code) => code === 'maths',
    'en',
  );
  expect(found.flatMap(({ sessions }) => sessions.map((each) => each.workshops_session_code))).toEqual(codes);
  expect(countOf(found)).toBe(codes.length);
});

test.each([
  [0, []],
  [1, [['clay']]],
  [2, [['clay', 'maths']]],
  [3, [['clay', 'maths'], ['screen']]],
  [9, [['clay', 'maths'], ['screen']]],
])('the first %i sessions, time by time', (count, codes) => {
  const first = firstOf(times, count);
  expect(first.map(({ sessions }) => sessions.map((each) => each.workshops_session_code))).toEqual(codes);
  // What is whole stays the same object, so that it is not drawn anew.
  if (count >= 2) expect(first[0]).toBe(times[0]);
});

test('a zone that the schedule uses is read off it, whatever this computer knows of that zone', () => {
  const odd = [
    sampleTime([
      sampleSession('odd', {
        ...at('09:00', '10:00'),
        workshops_schedule_start: '2027-02-19T09:00:00.000-07:00',
      }),
    ]),
  ];
  const clock = zoneClock(odd);
  expect(clock('2027-02-19T13:30:00.000-05:00', 'America/Vancouver')).toBe('2027-02-19T11:30:00-07:00');
  expect(clock('2027-02-19T13:30:00.000-05:00', 'Europe/Paris')).toBe('2027-02-19T19:30:00+01:00');
});

test('one zone is that of all times, and the same session stays the same object', () => {
  const clock = zoneClock(times);
  const shown = timesInZone(times, 'America/Vancouver', clock);
  expect(shown[1]).toMatchObject({ start: '2027-02-19T10:30:00-08:00', timezone: 'America/Vancouver' });
  expect(timesInZone(times, 'America/Vancouver', clock)[1]?.sessions[0]).toBe(shown[1]?.sessions[0]);
  // What stands in it already stays as it is.
  expect(shown[0]).toBe(times[0]);
  expect(
    shown.every(({ sessions }) =>
      sessions.every((each) => each.workshops_schedule_track_timezone === 'America/Vancouver'),
    ),
  ).toBe(true);
});

const room = (session: Session) => String(session.room);
const lay = (sessions: readonly [Session, ...Session[]]) =>
  layOut([sampleTime(sessions)], sharedByAll([sampleTime(sessions)]), room, 'en');

test('rooms stand in person before online, and by the value of their numbers', () => {
  const layout = layOut(times, sharedByAll(times), room, 'en');
  expect(layout.rooms.map(({ name }) => name)).toEqual(['Room 9', 'Room 201', 'Online room 1']);
  expect(layout.starts).toHaveLength(1);
});

test('what lasts longer spans the times that begin meanwhile, beside what shares its room', () => {
  const layout = lay([
    sampleSession('long', { ...at('09:00', '12:00'), room: 'Beach' }),
    sampleSession('early', { ...at('09:00', '10:00'), room: 'Lab' }),
    sampleSession('late', { ...at('10:30', '12:00'), room: 'Lab' }),
    sampleSession('both', { ...at('09:00', '12:00'), room: 'Hall' }),
    sampleSession('next', { ...at('10:30', '11:00'), room: 'Hall' }),
  ]);
  const spans = layout.placed.map(({ session, row, span }) => [session.workshops_session_code, row, span]);
  expect(spans).toEqual([
    ['long', 0, 2],
    ['early', 0, 1],
    ['late', 1, 1],
    ['both', 0, 2],
    ['next', 1, 1],
  ]);
  expect(layout.rooms).toEqual([
    { name: 'Beach', column: 0, lanes: 1 },
    { name: 'Hall', column: 1, lanes: 2 },
    { name: 'Lab', column: 3, lanes: 1 },
  ]);
});

test('what nothing else overlaps is shared by all, whatever is looked for', () => {
  const keynote = sampleSession('keynote', at('09:00', '10:00'));
  const day = [sampleTime([keynote]), ...times];
  const layout = layOut([sampleTime([keynote])], sharedByAll(day), room, 'en');
  expect(layout.placed).toMatchObject([{ column: undefined, span: 1 }]);
  expect(layOut([sampleTime([maths])], sharedByAll(day), room, 'en').placed).toMatchObject([{ column: 0 }]);
});

test('two in one room each stand at their own times, however long the other is', () => {
  const layout = lay([
    sampleSession('long', { ...at('10:45', '15:00'), room: 'Hall' }),
    sampleSession('short', { ...at('10:45', '12:15'), room: 'Hall' }),
    sampleSession('after', { ...at('13:30', '15:00'), room: 'Hall' }),
  ]);
  expect(layout.placed).toMatchObject([
    { column: 0, row: 0, span: 2 },
    { column: 1, row: 0, span: 1 },
    { column: 1, row: 1, span: 1 },
  ]);
  expect(layout.columns).toBe(2);
});
