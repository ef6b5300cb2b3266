// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { choose, chosenIn, workshopChoice } from '#src/flow/my-workshops/workshop-choice.ts';
import { fakeCall, noConnection, refusal } from '../picks/testing/fake-call.ts';
import { carryOverWorkshops } from './carry-over-workshops.ts';
import { choiceOutcome } from './choice-outcome.ts';

const session = (code: string, hour: number, more: Partial<Session> = {}) =>
  ({
    workshops_session_code: code,
    workshops_schedule_code: `slot-${hour}`,
    workshops_code: `workshop-${code}`,
    workshops_title: { en: `Title ${code}`, fr: `Titre ${code}` },
    workshops_schedule_start: `2027-02-19T${hour}:00:00-08:00`,
    workshops_schedule_end: `2027-02-19T${hour + 1}:30:00-08:00`,
    workshops_session_type: 'I',
    workshops_schedule_day: 'friday',
    track: 'room',
    ...more,
  }) as Session;
const clay = session('clay', 10);
const drums = session('drums', 13);
const others = {
  sameSlot: session('sameSlot', 10),
  overlapping: session('overlapping', 11),
  again: session('again', 16, { workshops_code: clay.workshops_code }),
  full: session('full', 15),
  broken: session('broken', 18),
  saturday: session('saturday', 10, { workshops_schedule_day: 'saturday' }),
  online: session('online', 20, { track: 'online', workshops_session_type: 'O' }),
};
const gone = session('gone', 12);
const event = {
  event_code: 'RTG27',
  tracks: [
    { ID: '1', code: 'room', name: 'Room', seo: 'room', modes: ['In-Person'], timezone: 'UTC' },
    { ID: '2', code: 'online', name: 'Online', seo: 'online', modes: ['Online'], timezone: 'UTC' },
  ],
} as Parameters<typeof carryOverWorkshops>[0]['event'];
const registration = (more: Partial<Registration> = {}) =>
  ({
    code: 'ABCD-EFGH',
    track: 'room',
    mode: 'In-Person',
    registrations_day: ['friday'],
    ...more,
  }) as Registration;

function forget() {
  workshopChoice.clear();
  choiceOutcome.clear();
  localStorage.clear();
}
beforeEach(forget);
afterEach(forget);

/** A server with the schedule above, where somebody else has the last seat of `full`. */
function serverWith(taken: Session[] = [], hold: (code: string) => void = () => {}) {
  const cart = () => ({
    entries: taken.map((each) => ({ ...each, workshops_cart_status: 'Y' })),
    now: '2027-01-15T20:00:00Z',
    waitlisted: [],
  });
  const all = [clay, drums, ...Object.values(others)];
  return fakeCall([
    [api.schedule.getScheduleByCodeAndTrack, () => ({ version: 1, times: [{ sessions: all }] })],
    [api.workshopCart.getWorkshopsCart, cart],
    [
      api.workshopCart.handleWorkshopCart,
      ({ body }) => {
        const { session_code } = body as { session_code: string };
        hold(session_code);
        if (session_code === 'full') throw refusal('full', { session_code: ['is full.'] });
        if (session_code === 'broken') throw refusal('invalid', { session_code: ['is not there.'] });
        taken.push(...all.filter((each) => each.workshops_session_code === session_code));
        return cart();
      },
    ],
  ]);
}
const bring = (server: ReturnType<typeof serverWith>, onHeld = vi.fn(), who = registration()) =>
  carryOverWorkshops({
    call: server.call,
    event,
    registration: who,
    locale: 'en',
    signal: new AbortController().signal,
    onHeld,
  });
const outcome = () => {
  const { held = [], refused = [] } = choiceOutcome.read() ?? {};
  return [
    ...held.map((each) => `${each.workshops_session_code} held`),
    ...refused.map((each) => `${each.session.workshops_session_code} ${each.why}`),
  ];
};
const holds = (server: ReturnType<typeof serverWith>) =>
  server.asked.flatMap(({ path, input }) =>
    path === '/handle-workshop-cart' ? [(input.body as { session_code: string }).session_code] : [],
  );

it('holds what fits, and says of each that does not why', async () => {
  const { sameSlot, overlapping, again, full, broken, saturday, online } = others;
  const chosen = [clay, full, drums, sameSlot, overlapping, again, gone, saturday, online, broken];
  for (const each of chosen) choose(event.event_code, each);
  const server = serverWith();
  const onHeld = vi.fn();
  await bring(server, onHeld);
  expect(outcome()).toEqual([
    'clay held',
    'drums held',
    'full full',
    'sameSlot schedule',
    'overlapping overlap',
    'again workshop',
    'gone gone',
    'saturday day',
    'online track',
    'broken failed',
  ]);
  expect(choiceOutcome.read()?.refused[1]?.other).toEqual(clay.workshops_title);
  // Nothing is asked for that is known not to fit.
  expect(holds(server)).toEqual(['clay', 'full', 'drums', 'broken']);
  expect(onHeld).toHaveBeenCalledTimes(2);
  expect(chosenIn(event.event_code)).toEqual([]);
});

it('says to who takes part online that a room is not theirs', async () => {
  choose(event.event_code, clay);
  await bring(serverWith(), vi.fn(), registration({ track: 'online', mode: 'Online' }));
  expect(outcome()).toEqual(['clay mode']);
});

it('asks nothing without a choice, and not again for what is held', async () => {
  const server = serverWith([clay]);
  await bring(server);
  expect(server.asked).toEqual([]);
  choose(event.event_code, clay);
  await bring(server);
  expect(outcome()).toEqual(['clay held']);
  expect(holds(server)).toEqual([]);
});

it('keeps for the next time what a lost connection left unasked', async () => {
  choose(event.event_code, clay);
  choose(event.event_code, drums);
  let isLost = true;
  const server = serverWith([], (code) => {
    if (isLost && code === 'drums') throw noConnection();
  });
  await expect(bring(server)).rejects.toMatchObject({ failure: { kind: 'connection' } });
  expect(outcome()).toEqual(['clay held']);
  expect(chosenIn(event.event_code).map((each) => each.workshops_session_code)).toEqual(['drums']);
  isLost = false;
  await bring(server);
  expect(outcome()).toEqual(['clay held', 'drums held']);
});
