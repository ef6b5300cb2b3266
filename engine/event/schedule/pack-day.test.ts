import { expect, test } from 'vitest';
import { endsAsUsual, type PackedRow, packDay } from './pack-day.ts';
import type { ScheduleBand, ScheduleTime, Session } from './session.ts';

const at = (clock: string) => `2027-02-19T${clock}:00.000-08:00`;
const clockOf = (instant: string) => instant.slice(11, 16);

/** "10:30-12:00 a b/c": a time with its sessions; what stands after the stroke is online. */
function time(written: string): ScheduleTime {
  const [ends = '', rooms = '', online = ''] = /^(\S+) ?([^/]*)\/?(.*)$/.exec(written)?.slice(1) ?? [];
  const [start = '', end = ''] = ends.split('-').map(at);
  const session = (type: 'I' | 'O') => (code: string) =>
    ({
      workshops_session_code: code,
      workshops_session_type: type,
      workshops_schedule_start: start,
      workshops_schedule_end: end,
    }) as Session;
  const listed = (codes: string) => codes.split(' ').filter(Boolean);
  const sessions = [...listed(rooms).map(session('I')), ...listed(online).map(session('O'))];
  return { start, end, label: ends, sessions } as ScheduleTime;
}

/** "12:00-13:00 Lunch". */
function band(written: string): ScheduleBand {
  const [ends = '', title = ''] = written.split(' ');
  const [start = '', end = ''] = ends.split('-').map(at);
  return { kind: 'meal', code: title, title, start, end } as ScheduleBand;
}

/** "10:30-12:00 2 held | a b | o: c | long: d lane 0 rows 3". */
function written(row: PackedRow): string {
  const held = row.held > 0 ? ` ${row.held} held` : '';
  if (row.kind === 'band') return `${clockOf(row.band.start)} = ${row.band.title}${held}`;
  const codes = (sessions: readonly Session[]) =>
    sessions.map((each) => each.workshops_session_code).join(' ');
  const long = row.long.map(
    ({ session, lane, rows }) => `${session.workshops_session_code} lane ${lane} rows ${rows}`,
  );
  return [
    `${clockOf(row.start)}-${clockOf(row.until)}${held}`,
    codes(row.inRooms),
    codes(row.online) && `online: ${codes(row.online)}`,
    ...long,
  ]
    .filter(Boolean)
    .join(' | ');
}

const cases: readonly {
  name: string;
  times: readonly string[];
  bands?: readonly string[];
  first?: string;
  expected: readonly string[];
}[] = [
  { name: 'nothing', times: [], expected: [] },
  {
    name: 'a block for each start, in order, with what is online apart',
    times: ['13:00-14:30 c', '10:30-12:00 a b', '10:30-12:00 /o'],
    expected: ['10:30-12:00 | a b | online: o', '13:00-14:30 | c'],
  },
  {
    name: 'a long session holds a lane through the starts that it lasts over, and through lunch',
    times: ['10:30-12:00 a b', '10:30-14:30 beach', '13:00-14:30 c', '15:00-16:00 d'],
    bands: ['12:00-13:00 Lunch'],
    expected: [
      '10:30-12:00 1 held | a b | beach lane 0 rows 3',
      '12:00 = Lunch 1 held',
      '13:00-14:30 1 held | c',
      '15:00-16:00 | d',
    ],
  },
  {
    name: 'a lane that is free again is held again, from the frame’s end',
    times: [
      '09:00-10:00 a',
      '09:00-11:00 x',
      '10:00-11:00 b',
      '11:00-12:00 c',
      '11:00-13:00 y',
      '12:00-13:00 d',
    ],
    expected: [
      '09:00-10:00 1 held | a | x lane 0 rows 2',
      '10:00-11:00 1 held | b',
      '11:00-12:00 1 held | c | y lane 0 rows 2',
      '12:00-13:00 1 held | d',
    ],
  },
  {
    name: 'no more than half of the lanes are held: the longest, and the rest stays in its block',
    times: [
      '09:00-10:00 a b c d',
      '09:00-11:00 x',
      '09:00-12:00 y',
      '09:00-13:00 z',
      '10:00-11:00 e',
      '11:30-12:30 f',
    ],
    expected: [
      '09:00-10:00 2 held | a b c d x | z lane 0 rows 3 | y lane 1 rows 3',
      '10:00-11:00 2 held | e',
      '11:30-12:30 2 held | f',
    ],
  },
  {
    name: 'an outer lane that is free lends nothing while an inner one is held',
    times: ['09:00-10:00 a b', '09:00-10:30 x', '09:00-13:00 y', '10:00-11:00 c', '11:00-12:00 d'],
    expected: [
      '09:00-10:00 2 held | a b | y lane 0 rows 3 | x lane 1 rows 2',
      '10:00-11:00 2 held | c',
      '11:00-12:00 1 held | d',
    ],
  },
  {
    name: 'what all of a start last is not long, whatever begins meanwhile',
    times: ['10:00-12:00 a b c', '10:30-12:00 d'],
    expected: ['10:00-12:00 | a b c', '10:30-12:00 | d'],
  },
  {
    name: 'alone at its start a long session is a card like any other',
    times: ['10:30-14:30 beach', '13:00-14:30 c'],
    expected: ['10:30-14:30 | beach', '13:00-14:30 | c'],
  },
  {
    name: 'what is online holds no lane, however long',
    times: ['10:30-12:00 a/o', '10:30-14:00 /p', '13:00-14:30 c'],
    expected: ['10:30-12:00 | a | online: o p', '13:00-14:30 | c'],
  },
  {
    name: 'where no other block begins nothing is long',
    times: ['15:00-16:00 a', '15:00-18:00 b'],
    bands: ['17:00-19:00 Reception'],
    expected: ['15:00-16:00 | a b', '17:00 = Reception'],
  },
  {
    name: 'a band comes before what begins with it',
    times: ['09:00-10:00 a'],
    bands: ['09:00-10:00 Keynote', '08:00-09:00 Coffee'],
    expected: ['08:00 = Coffee', '09:00 = Keynote', '09:00-10:00 | a'],
  },
  {
    name: 'what is chosen comes first in its block, in a room as online',
    times: ['10:30-12:00 a b c/o p'],
    first: 'c p',
    expected: ['10:30-12:00 | c a b | online: p o'],
  },
];

test.each(cases)('$name', ({ times, bands = [], first = '', expected }) => {
  const rows = packDay({
    times: times.map(time),
    bands: bands.map(band),
    lanes: 5,
    isFirst: (code) => first.split(' ').includes(code),
  });
  expect(rows.map(written)).toEqual(expected);
  expect(rows.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 1));
});

test('one end written on two clocks is one end', () => {
  const here = time('10:30-12:00 a b');
  const there = { ...time('10:30-12:00 /o'), end: '2027-02-19T15:00:00-05:00' };
  const online = there.sessions.map((each) => ({ ...each, workshops_schedule_end: there.end }));
  const [block] = packDay({
    times: [{ ...there, sessions: online }, here],
    bands: [],
    lanes: 5,
    isFirst: () => false,
  });
  if (block?.kind !== 'block') throw new Error('There is no block.');
  expect(block).toMatchObject({ label: '10:30-12:00', until: at('12:00') });
  expect([...block.inRooms, ...block.online].map((each) => endsAsUsual(each, block))).toEqual([
    true,
    true,
    true,
  ]);
});

/** The only block of a day of these times. */
function onlyBlock(...times: readonly string[]) {
  const [block, ...more] = packDay({ times: times.map(time), bands: [], lanes: 5, isFirst: () => false });
  if (block?.kind !== 'block' || more.length > 0) throw new Error('There is no single block.');
  return block;
}

test.each([
  ['the time of most of its sessions', ['10:30-11:00 a', '10:30-12:00 b', '10:30-12:00 c d'], '12:00'],
  ['of as many the earlier', ['10:30-12:00 a', '10:30-11:00 b'], '11:00'],
  ['of as many the earlier, in whatever order they come', ['10:30-11:00 a', '10:30-12:00 b'], '11:00'],
  ['of what is in rooms, whatever is online', ['10:30-11:00 a', '10:30-12:00 /o p q'], '11:00'],
  ['of what is online where nothing is in a room', ['10:30-11:00 /o', '10:30-12:00 /p q'], '12:00'],
])('a block is over at %s', (_, times, end) => {
  expect(onlyBlock(...times).until).toBe(at(end));
});

test.each([
  ['of the end that most have', ['10:30-11:00 a', '10:30-12:00 b c'], '10:30-12:00'],
  ['of most sessions, of several with one end', ['10:30-12:00 a', '10:30-12:00 b c', '10:30-12:00 d'], 1],
])('a block is called as the time %s', (_, times, expected) => {
  const named = times.map((each, index) => ({ ...time(each), label: `Slot ${index}` }));
  const [block] = packDay({ times: named, bands: [], lanes: 5, isFirst: () => false });
  const slot = typeof expected === 'number' ? expected : 1;
  expect(block).toMatchObject({ start: at('10:30'), label: `Slot ${slot}` });
});

test('what begins without a session has no end, and is called as its time', () => {
  expect(onlyBlock('10:30-11:00')).toMatchObject({ start: at('10:30'), until: '', label: '10:30-11:00' });
});

test('a session that ends with its block is told from one that goes on', () => {
  const block = onlyBlock('10:30-11:00 a b', '10:30-12:00 c');
  expect(block.inRooms.map((each) => endsAsUsual(each, block))).toEqual([true, true, false]);
});

test('no session is lost, none is in two places, and no row holds more lanes than half', () => {
  const all = ['08:00-17:00', '08:00-09:00', '08:00-10:30', '09:00-10:00', '09:00-12:00', '09:00-13:00'].map(
    (ends, index) => time(`${ends} a${index} b${index} c${index}/o${index}`),
  );
  for (const lanes of [1, 2, 4, 5, 7]) {
    const rows = packDay({ times: all, bands: [], lanes, isFirst: () => false });
    const placed = rows.flatMap((row) =>
      row.kind === 'band'
        ? []
        : [...row.inRooms, ...row.online, ...row.long.map(({ session }) => session)].map(
            (each) => each.workshops_session_code,
          ),
    );
    expect(new Set(placed).size).toBe(24);
    expect(placed).toHaveLength(24);
    for (const { held } of rows) expect(held).toBeLessThanOrEqual(lanes / 2);
  }
});
