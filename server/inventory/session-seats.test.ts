import { beforeEach, expect, it } from 'vitest';
import { inventory } from '#server/database/schema.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { timesFor, timesWithSeats, withSeats } from './session-seats.ts';

const slot = (code: string, start: string) => ({
  code,
  label: code,
  day: 'friday',
  track: 'main',
  start,
  end: '17:00',
});
const session = (code: string, schedule: string, capacity?: number) => ({
  code,
  workshop: 'clay',
  schedule,
  type: 'I',
  ...(capacity !== undefined && { capacity }),
});

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});
const publish = (...sessions: object[]) =>
  ground.fair.add('fair', {
    kind: 'schedule',
    code: 'schedule',
    slots: [slot('a', '09:00'), slot('b', '13:00')],
    workshops: [{ code: 'clay', title: 'Clay', description: '', presenters: [] }],
    sessions,
  });
const take = (item: string, taken: number, eventCode = 'fair') =>
  ground.db.insert(inventory).values({ eventCode, kind: 'session', item, taken });
const index = () => scheduleOf(ground.configuration, 'fair');

it('a time is told with its sessions, and a session with how full it is', async () => {
  publish(
    session('clay-1', 'a', 30),
    session('clay-2', 'a', 30),
    session('clay-3', 'a'),
    session('clay-4', 'b', 1),
  );
  await take('clay-1', 25);
  await take('clay-3', 25);
  await take('clay-4', 1);
  await take('clay-2', 30, 'other');
  const times = await timesWithSeats(ground.db, 'fair', timesFor(index(), {}));
  const told = times.map(({ label, sessions }) => [
    label,
    sessions.map(({ workshops_session_code: code, availability, seats_left }) => [
      code,
      availability,
      seats_left,
    ]),
  ]);
  expect(told).toEqual([
    [
      'a',
      [
        ['clay-1', 'limited', 5],
        ['clay-2', 'open', undefined],
        ['clay-3', 'open', undefined],
      ],
    ],
    ['b', [['clay-4', 'full', 0]]],
  ]);
  expect(times[0]).toEqual({
    workshops_schedule_code: 'a',
    label: 'a',
    day: 'friday',
    track: 'main',
    timezone: 'America/Vancouver',
    start: '2027-02-19T09:00:00.000-07:00',
    end: '2027-02-19T17:00:00.000-07:00',
    sessions: times[0]?.sessions,
  });
  expect(await timesWithSeats(ground.db, 'fair', [])).toEqual([]);
});

it('more sessions than a query has parameters are told all the same', async () => {
  publish(...Array.from({ length: 1_001 }, (_, at) => session(`clay-${at}`, 'a', 1)));
  await take('clay-1000', 1);
  const sessions = await withSeats(ground.db, 'fair', [...(index()?.sessions.values() ?? [])]);
  expect(
    sessions.filter(({ availability }) => availability === 'full').map((each) => each.workshops_session_code),
  ).toEqual(['clay-1000']);
});
