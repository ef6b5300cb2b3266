import { describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { bandsFor, timesFor } from '#server/inventory/session-seats.ts';
import { openFair } from '#server/testing/test-event.ts';
import { groupBy } from './group-by.ts';
import { indexSchedule, scheduleOf } from './schedule-index.ts';

const event = {
  timezone: 'America/Vancouver',
  days: [
    { code: 'friday', date: '2027-02-19' },
    { code: 'saturday', date: '2027-02-20' },
  ],
  tracks: [
    { code: 'main', modes: ['In-Person'], timezone: 'America/Vancouver' },
    { code: 'online', modes: ['Online'], timezone: 'America/Toronto' },
  ],
} as unknown as EventDocument;

const slot = (code: string, day: string, track: string, start: string, end: string) => ({
  code,
  label: `Slot ${code}`,
  day,
  track,
  start,
  end,
});
const clay = {
  code: 'clay',
  title: 'Clay',
  description: 'By hand',
  presenters: [{ name: 'Ana' }],
  equipment: 'A kiln',
  filters: { level: ['k'] },
};
const ink = { code: 'ink', title: 'Ink', description: '', presenters: [] };
const schedule = {
  kind: 'schedule',
  code: 'schedule',
  slots: [
    slot('late', 'saturday', 'main', '09:00', '10:00'),
    slot('b', 'friday', 'main', '09:00', '10:00'),
    slot('c', 'friday', 'main', '09:00', '10:00'),
    slot('a', 'friday', 'main', '09:00', '09:45'),
    slot('far', 'friday', 'online', '09:00', '10:00'),
    slot('empty', 'friday', 'main', '11:00', '12:00'),
    slot('no-day', 'sunday', 'main', '09:00', '10:00'),
    slot('no-track', 'friday', 'gone', '09:00', '10:00'),
  ],
  workshops: [clay, ink],
  sessions: [
    { code: 'clay-2', workshop: 'clay', schedule: 'late', type: 'I' },
    {
      code: 'clay-1',
      workshop: 'clay',
      schedule: 'a',
      type: 'I',
      capacity: 10,
      kept: 3,
      room: 'Hall',
      offsite: 'Y',
      free_included: 'Y',
      fee: { amount: 1_200, payable: 'registration' },
    },
    { code: 'ink-1', workshop: 'ink', schedule: 'b', type: 'O', capacity: 2, kept: 5 },
    { code: 'ink-far', workshop: 'ink', schedule: 'far', type: 'I', capacity: 4 },
    { code: 'lost', workshop: 'gone', schedule: 'a', type: 'I' },
    { code: 'never', workshop: 'clay', schedule: 'no-day', type: 'I' },
  ],
  bands: [
    { code: 'lunch', kind: 'meal', title: 'Lunch', day: 'friday', start: '12:00', end: '13:00' },
    {
      code: 'talk',
      kind: 'keynote',
      title: 'Talk',
      day: 'friday',
      track: 'online',
      start: '09:30',
      end: '10:30',
    },
    {
      code: 'party',
      kind: 'social',
      title: 'Party',
      day: 'saturday',
      track: 'main',
      start: '20:00',
      end: '01:00',
    },
    { code: 'lost', kind: 'meal', title: 'Lost', day: 'sunday', start: '12:00', end: '13:00' },
    {
      code: 'nowhere',
      kind: 'meal',
      title: 'Nowhere',
      day: 'friday',
      track: 'gone',
      start: '12:00',
      end: '13:00',
    },
  ],
};
const versioned = { version: 7, document: schedule, publishedAt: new Date(0) } as never;
// In each test anew: what is made before any, no test is known to come by.
const indexed = () => indexSchedule(versioned, event);

describe('a schedule made ready to be looked up', () => {
  it('has its times in the order of their start, each with its sessions', () => {
    expect(indexed().version).toBe(7);
    expect(
      [...indexed().times].map(([code, { sessions }]) => [
        code,
        sessions.map(({ session }) => session.workshops_session_code),
      ]),
    ).toEqual([
      ['far', ['ink-far']],
      ['a', ['clay-1']],
      ['b', ['ink-1']],
      ['c', []],
      ['empty', []],
      ['late', ['clay-2']],
    ]);
    expect(indexed().times.get('far')?.time).toEqual({
      workshops_schedule_code: 'far',
      label: 'Slot far',
      day: 'friday',
      track: 'online',
      timezone: 'America/Toronto',
      start: '2027-02-19T09:00:00.000-05:00',
      end: '2027-02-19T10:00:00.000-05:00',
    });
  });

  it('tells of a session all but how full it is', () => {
    expect([...indexed().sessions.keys()]).toEqual(['ink-far', 'clay-1', 'ink-1', 'clay-2']);
    expect(indexed().sessions.get('clay-1')).toEqual({
      limit: 7,
      session: {
        workshops_session_code: 'clay-1',
        workshops_schedule_code: 'a',
        workshops_code: 'clay',
        workshops_session_number: 1,
        workshops_title: 'Clay',
        workshops_schedule_start: '2027-02-19T09:00:00.000-07:00',
        workshops_schedule_end: '2027-02-19T09:45:00.000-07:00',
        workshops_schedule_track_timezone: 'America/Vancouver',
        workshops_schedule_track_type: 'I',
        workshops_session_type: 'I',
        workshops_offsite: 'Y',
        workshops_schedule_day: 'friday',
        schedule_label: 'Slot a',
        track: 'main',
        description: 'By hand',
        presenters: [{ name: 'Ana' }],
        room: 'Hall',
        equipment: 'A kiln',
        filters: { level: ['k'] },
        fee: { amount: 1_200, payable: 'registration' },
        free_included: 'Y',
        offered_again: ['clay-2'],
      },
    });
  });

  it('has no limit, seats or filters where nothing is said, and no seats where more are kept than there are', () => {
    const { limit, session } = indexed().sessions.get('clay-2') ?? {};
    expect(limit).toBeUndefined();
    expect(session).toMatchObject({
      workshops_session_number: 2,
      workshops_offsite: 'N',
      free_included: 'N',
      offered_again: ['clay-1'],
    });
    expect(indexed().sessions.get('ink-1')).toMatchObject({
      limit: 0,
      session: {
        filters: {},
        workshops_schedule_track_type: 'I',
        workshops_session_type: 'O',
        workshops_session_number: 2,
      },
    });
    expect(indexed().sessions.get('ink-far')).toMatchObject({
      limit: 4,
      session: { workshops_schedule_track_type: 'O' },
    });
  });

  it('has what is for everybody in the order of its start, where its track is or the event', () => {
    expect(indexed().bands).toEqual([
      {
        code: 'talk',
        kind: 'keynote',
        title: 'Talk',
        day: 'friday',
        track: 'online',
        timezone: 'America/Toronto',
        start: '2027-02-19T09:30:00.000-05:00',
        end: '2027-02-19T10:30:00.000-05:00',
      },
      {
        code: 'lunch',
        kind: 'meal',
        title: 'Lunch',
        day: 'friday',
        timezone: 'America/Vancouver',
        start: '2027-02-19T12:00:00.000-07:00',
        end: '2027-02-19T13:00:00.000-07:00',
      },
      {
        code: 'party',
        kind: 'social',
        title: 'Party',
        day: 'saturday',
        track: 'main',
        timezone: 'America/Vancouver',
        start: '2027-02-20T20:00:00.000-07:00',
        end: '2027-02-21T01:00:00.000-07:00',
      },
    ]);
  });

  it('has its filters, and its workshops by their code', () => {
    expect([indexed().filters, [...indexed().workshops.keys()], indexed().workshops.get('clay')]).toEqual([
      [],
      ['clay', 'ink'],
      clay,
    ]);
    const filters = [{ code: 'level', label: 'Level', options: [] }];
    const bare = { ...schedule, filters, bands: undefined };
    const { filters: kept, bands } = indexSchedule(
      { ...(versioned as object), document: bare } as never,
      event,
    );
    expect([kept, bands]).toEqual([filters, []]);
  });
});

describe('what is asked for of a schedule', () => {
  it.each([
    ['all of it', {}, ['far', 'a', 'b', 'late'], ['talk', 'lunch', 'party']],
    ['a track', { track: 'main' }, ['a', 'b', 'late'], ['lunch', 'party']],
    ['a day', { day: ['saturday'] }, ['late'], ['party']],
    ['days', { day: ['friday', 'saturday'] }, ['far', 'a', 'b', 'late'], ['talk', 'lunch', 'party']],
    ['a track on a day', { track: 'online', day: ['friday'] }, ['far'], ['talk', 'lunch']],
    ['no day', { day: [] }, [], []],
  ])('%s', (_, choice, times, bands) => {
    expect(timesFor(indexed(), choice).map(({ time }) => time.workshops_schedule_code)).toEqual(times);
    expect(bandsFor(indexed(), choice).map(({ code }) => code)).toEqual(bands);
  });

  it('is nothing where there is no schedule', () => {
    expect([timesFor(undefined, {}), bandsFor(undefined, {})]).toEqual([[], []]);
  });
});

test('a schedule is indexed once a version of it and of its event', () => {
  const served = openFair();
  const kept = new Map<string, unknown>();
  const configuration = {
    current: (code: string, kind: 'event', name: string) => {
      const key = `${code} ${kind} ${name}`;
      if (!kept.has(key)) kept.set(key, served.current(code, kind, name));
      return kept.get(key);
    },
  } as unknown as ConfigurationStore;
  const first = scheduleOf(configuration, 'fair');
  expect([...(first?.sessions.keys() ?? [])]).toEqual(['clay-1', 'clay-2']);
  expect(scheduleOf(configuration, 'fair')).toBe(first);
  for (const key of ['fair event fair', 'fair schedule schedule']) {
    const before = scheduleOf(configuration, 'fair');
    kept.delete(key);
    expect(scheduleOf(configuration, 'fair'), key).not.toBe(before);
  }
  expect(scheduleOf(configuration, 'other')).toBeUndefined();
  expect(scheduleOf(openFair(['schedule']), 'fair')).toBeUndefined();
});

test('values are grouped in their order', () => {
  expect([...groupBy(['bo', 'ana', 'cy', 'al'], (name) => name.length)]).toEqual([
    [2, ['bo', 'cy', 'al']],
    [3, ['ana']],
  ]);
});
