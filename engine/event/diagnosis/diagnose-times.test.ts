import { expect, it } from 'vitest';
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { diagnose } from '../documents/diagnose.ts';
import type { EventDocument } from '../documents/event/schema.ts';
import type { DiagnoseContext } from './context.ts';
import { isSkipped } from './diagnose-times.ts';

const zone = 'America/Vancouver';
const event = {
  ...(teachers as EventDocument),
  days: [
    { code: 'night', label: 'Night', date: '2027-03-13' },
    { code: 'morning', label: 'Morning', date: '2027-03-14' },
  ],
};
const context: DiagnoseContext = {
  event,
  days: ['night', 'morning'],
  tracks: ['online'],
  zoneOf: () => zone,
};
const found = (document: object) =>
  diagnose(document, context).map(({ severity, pointer, code }) => [severity, pointer, code]);

const slot = (day: string, start: string, end: string, code = 'A') => ({
  code,
  label: code,
  day,
  track: 'online',
  start,
  end,
});
const schedule = (slots: readonly object[], bands: readonly object[] = []) => ({
  kind: 'schedule',
  code: 'schedule',
  slots,
  bands,
  workshops: [{ code: 'w', title: 'W', description: 'W', presenters: [] }],
  sessions: slots.map((_, at) => ({
    code: `w-${at}`,
    workshop: 'w',
    schedule: 'AB'[at],
    type: 'O',
    room: 'Hall',
  })),
});
const band = (start: string, end: string) => ({
  code: 'b',
  kind: 'meal',
  title: 'B',
  day: 'morning',
  start,
  end,
});
const activity = (day: string, start: string, end: string) => ({
  kind: 'offers',
  code: 'activities',
  label: 'Activities',
  view: 'timetable',
  category: 'activity',
  offers: [{ code: 'walk', name: 'Walk', day, start, end }],
});
const keynote = (start: string, end: string) => ({
  kind: 'people',
  code: 'people',
  people: [{ code: 'ana', name: 'Ana', role: 'R', keynote: { day: 'morning', start, end, title: 'T' } }],
});

it.each<[string, object]>([
  ['a slot', schedule([slot('night', '23:00', '01:00')])],
  ['a slot to midnight', schedule([slot('night', '17:00', '00:00')])],
  ['a band', schedule([slot('night', '09:00', '10:00')], [band('22:00', '00:30')])],
  ['an activity', activity('night', '23:00', '01:00')],
])('%s may end on the next day', (_, document) => {
  expect(found(document)).toEqual([]);
});

it.each<[string, object, string]>([
  ['a slot', schedule([slot('night', '09:00', '09:00')]), '/slots/0/end'],
  ['a band', schedule([slot('night', '09:00', '10:00')], [band('09:00', '09:00')]), '/bands/0/end'],
  ['an activity', activity('night', '09:00', '09:00'), '/offers/0/end'],
])('warns of %s that lasts a whole day', (_, document, pointer) => {
  expect(found(document)).toEqual([['warning', pointer, 'range']]);
});

it.each<[string, object, string]>([
  ['a slot', schedule([slot('morning', '02:00', '04:00')]), '/slots/0/start'],
  ['a slot of the night before', schedule([slot('night', '23:00', '02:30')]), '/slots/0/end'],
  ['a band', schedule([slot('night', '09:00', '10:00')], [band('02:15', '05:00')]), '/bands/0/start'],
  ['an activity', activity('morning', '01:00', '02:59'), '/offers/0/end'],
])('refuses %s in the hour that daylight saving time skips', (_, document, pointer) => {
  expect(found(document)).toEqual([['error', pointer, 'skipped_hour']]);
});

it.each<[string, object, [string, string, string][]]>([
  [
    'doors and the end of a day',
    { doors: '02:00', closes: '02:45' },
    [
      ['error', '/days/1/doors', 'skipped_hour'],
      ['error', '/days/1/closes', 'skipped_hour'],
    ],
  ],
  ['no other time of that day', { doors: '03:00', closes: '23:00' }, []],
])('finds in the skipped hour %s', (_, times, expected) => {
  const [night, morning] = event.days;
  const days = [night, { ...morning, ...times }];
  const dates = { start: '2027-03-13', end: '2027-03-14' };
  const hours = found({ ...event, dates, days }).filter(([, pointer]) =>
    /doors|closes/.test(String(pointer)),
  );
  expect(hours).toEqual(expected);
});

it('finds the end of an evening in the skipped hour of the next day', () => {
  const [night, morning] = event.days;
  const dates = { start: '2027-03-13', end: '2027-03-14' };
  const days = [{ ...night, doors: '19:00', closes: '02:30' }, morning];
  expect(found({ ...event, dates, days })).toContainEqual(['error', '/days/0/closes', 'skipped_hour']);
});

it('finds a countdown to the skipped hour', () => {
  const page = (until: string) => ({
    kind: 'page',
    code: 'soon',
    title: 'Soon',
    blocks: [{ block: 'countdown', title: 'Soon', until, over: 'Now' }],
  });
  expect(found(page('2027-03-14T02:30'))).toEqual([['error', '/blocks/0/until', 'skipped_hour']]);
  expect(found(page('2027-03-14T03:00'))).toEqual([]);
});

it('finds a keynote in the skipped hour', () => {
  expect(found(keynote('02:30', '04:00'))).toContainEqual([
    'error',
    '/people/0/keynote/start',
    'skipped_hour',
  ]);
});

it('knows that a room is still in use after midnight', () => {
  expect(found(schedule([slot('night', '23:00', '01:00'), slot('morning', '00:30', '01:30', 'B')]))).toEqual([
    ['warning', '/sessions/1/room', 'booked_twice'],
  ]);
  expect(found(schedule([slot('night', '23:00', '00:30'), slot('morning', '00:30', '01:30', 'B')]))).toEqual(
    [],
  );
});

it.each([
  ['2027-03-14', '01:59', zone, false],
  ['2027-03-14', '02:00', zone, true],
  ['2027-03-14', '03:00', zone, false],
  ['2027-11-07', '01:30', zone, false],
  ['2027-03-28', '01:30', 'Europe/London', true],
  ['2027-10-03', '02:15', 'Australia/Lord_Howe', true],
  ['2027-03-14', '02:30', 'nowhere', false],
])('%s %s in %s: %s', (date, clock, at, expected) => {
  expect(isSkipped(date, clock, at)).toBe(expected);
});
