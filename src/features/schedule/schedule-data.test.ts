import { expect, test } from 'vitest';
import { packDay } from '#engine/event/schedule/pack-day.ts';
import type { ScheduleBand, Session } from '#engine/event/schedule/session.ts';
import { bandsInView } from './bands-in-view.ts';
import { drawnOf } from './drawn-of.ts';
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
const maths = sampleSession('maths', { availability: 'full', filters: { subject: ['maths'] } });
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
  ['free=Y', ['clay', 'screen']],
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
  [1, [['10:30', 1]]],
  [
    2,
    [
      ['10:30', 2],
      ['lunch', 0],
    ],
  ],
  [
    3,
    [
      ['10:30', 2],
      ['lunch', 0],
      ['13:00', 1],
      ['tea', 0],
    ],
  ],
])('the first %i sessions, row by row, and nothing below a row that is not whole', (count, expected) => {
  const late = sampleTime([sampleSession('late', at('13:00', '14:30'))]);
  const band = (code: string, start: string, end: string): ScheduleBand => {
    const { workshops_schedule_start, workshops_schedule_end } = sampleSession('', at(start, end));
    const ends = { start: workshops_schedule_start, end: workshops_schedule_end };
    return { code, kind: 'meal', title: code, day: 'friday', timezone: 'America/Vancouver', ...ends };
  };
  const bands = [band('lunch', '12:00', '13:00'), band('tea', '15:00', '16:00')];
  const rows = packDay({ times: [times[0] ?? late, late], bands, lanes: 5, isFirst: () => false });
  const drawn = drawnOf(rows, count);
  const said = drawn.map(({ row, drawn }) => [
    row.kind === 'band' ? row.band.code : row.start.slice(11, 16),
    drawn,
  ]);
  expect(said).toEqual(expected);
});

test.each([
  [{}, ['lunch', 'tea']],
  [{ track: 'online' }, ['lunch', 'tea']],
  [{ track: 'vancouver' }, ['lunch']],
  [{ text: 'clay' }, []],
])('%j leaves these bands in the day', (looked, codes) => {
  const ends = { start: '2027-02-19T12:00:00.000-08:00', end: '2027-02-19T13:00:00.000-08:00' };
  const band = { kind: 'meal', title: 'T', timezone: 'America/Vancouver', day: 'friday', ...ends } as const;
  const bands: ScheduleBand[] = [
    { ...band, code: 'lunch' },
    { ...band, code: 'tea', track: 'online' },
    { ...band, code: 'circle', day: 'saturday' },
  ];
  const view = { text: '', track: '', ...looked };
  const found = bandsInView(bands, view, 'friday', 'America/Toronto', zoneClock(times));
  expect(found.map(({ code }) => code)).toEqual(codes);
  // On the one clock of the page.
  for (const each of found) expect(each.start).toBe('2027-02-19T15:00:00-05:00');
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
