// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { cartService } from './cart-service.ts';
import { sessionCart } from './session-cart.ts';
import { fakeCall, noConnection, refusal } from './testing/fake-call.ts';

const session = (code: string, more: Partial<Session> = {}) =>
  ({
    workshops_session_code: code,
    workshops_schedule_code: `slot-${code}`,
    workshops_code: `workshop-${code}`,
    workshops_schedule_start: '2027-02-19T09:00:00-08:00',
    workshops_schedule_end: '2027-02-19T10:00:00-08:00',
    workshops_session_type: 'I',
    workshops_schedule_day: 'friday',
    track: 'room',
    ...more,
  }) as Session;
const [clay, drums] = [session('clay'), session('drums')];
const online = session('online', { track: 'online', workshops_session_type: 'O' });
const saturday = session('saturday', { workshops_schedule_day: 'saturday' });
const cart = (...entries: Session[]) => ({
  entries: entries.map((entry) => ({ ...entry, workshops_cart_status: 'Y' })),
  now: '2027-01-15T20:00:00Z',
  waitlisted: [],
});
const tracks = [
  { code: 'room', modes: ['In-Person', 'Hybrid'] },
  { code: 'online', modes: ['Online'] },
];

let close = () => {};
afterEach(() => close());

function open(hold: () => unknown, mode: 'In-Person' | 'Hybrid' = 'In-Person') {
  const onPicked = vi.fn();
  let saved = cart(clay);
  const server = fakeCall([
    [
      api.schedule.getScheduleByCodeAndTrack,
      () => ({ version: 1, times: [{ sessions: [clay, drums, online] }, { sessions: [saturday] }] }),
    ],
    [api.event.getEventTrack, () => tracks],
    [api.schedule.listFilters, () => []],
    [api.workshopCart.getWorkshopsCart, () => saved],
    [
      api.workshopCart.handleWorkshopCart,
      () => {
        saved = hold() as typeof saved;
        return saved;
      },
    ],
    [api.workshopCart.deleteWorkshop, () => cart()],
  ]);
  const registration = {
    code: 'ABCD-EFGH',
    track: 'room',
    mode,
    registrations_day: ['friday'],
  } as Registration;
  const workshops = cartService('session', sessionCart(server.call, registration), onPicked);
  close = () => workshops.close();
  const ready = () => vi.waitFor(() => expect(workshops.getSnapshot().phase).toBe('ready'));
  const settled = () => vi.waitFor(() => expect(workshops.getSnapshot().isWorking).toBe(false));
  const held = () =>
    [...workshops.getSnapshot().items.values()].flatMap(({ code, isHeld }) => (isHeld ? [code] : []));
  return { workshops, onPicked, asked: server.asked, ready, settled, held };
}

it.each([
  ['In-Person', [['clay', 'drums']], { track: 'room' }],
  ['Hybrid', [['clay', 'drums', 'online']], {}],
] as const)('offers who comes %s what they may attend, on their days', async (mode, expected, asksFor) => {
  const { workshops, ready, asked } = open(() => cart(), mode);
  await ready();
  const offered = workshops
    .getSnapshot()
    .details?.times.map((time) => time.sessions.map((each) => each.workshops_session_code));
  expect(offered).toEqual(expected);
  expect(asked[0]?.input.body).toEqual({ code: 'ABCD-EFGH', day: ['friday'], ...asksFor });
});

it('holds a seat', async () => {
  const { workshops, onPicked, asked, ready, settled, held } = open(() => cart(clay, drums));
  await ready();
  workshops.hold('drums');
  // Shown at once; the server has the last word.
  expect(workshops.getSnapshot().items.get('drums')).toMatchObject({ isChanging: true, isHeld: true });
  await settled();
  expect(held()).toEqual(['clay', 'drums']);
  expect(asked.at(-1)?.input.body).toEqual({
    registration_code: 'ABCD-EFGH',
    workshop_code: 'workshop-drums',
    schedule_code: 'slot-drums',
    session_code: 'drums',
    schedule_start: drums.workshops_schedule_start,
    schedule_end: drums.workshops_schedule_end,
  });
  expect(workshops.getSnapshot().notice).toEqual({ kind: 'held', item: 'drums' });
  expect(onPicked).toHaveBeenCalledOnce();
});

it('swaps in one call that names both, so that the old seat is never given up for nothing', async () => {
  const { workshops, asked, ready, settled, held } = open(() => cart(drums));
  await ready();
  workshops.hold('drums', 1, { from: 'clay' });
  expect(held()).toEqual(['drums']);
  await settled();
  expect(held()).toEqual(['drums']);
  expect(asked.at(-1)?.input.body).toMatchObject({ session_code: 'drums', old_session_code: 'clay' });
  expect(asked.filter(({ path }) => path === '/delete-workshop')).toEqual([]);
  expect(workshops.getSnapshot().notice).toMatchObject({ kind: 'swapped' });
});

it('keeps the old seat when the new one has just been taken', async () => {
  const { workshops, onPicked, ready, held } = open(() => {
    throw refusal('full', { session_code: ['is full.'] });
  });
  await ready();
  workshops.hold('drums', 1, { from: 'clay' });
  await vi.waitFor(() =>
    expect(workshops.getSnapshot().problem).toEqual({ kind: 'full', item: 'drums', messages: ['is full.'] }),
  );
  expect(held()).toEqual(['clay']);
  expect(onPicked).not.toHaveBeenCalled();
  workshops.dismiss();
  expect(workshops.getSnapshot().problem).toBeUndefined();
});

it('shows seats as they are told, without asking', async () => {
  const { workshops, asked, ready } = open(() => cart());
  await ready();
  const calls = asked.length;
  workshops.stockChanged?.([{ code: 'drums', availability: 'limited', left: 1 }]);
  expect(workshops.getSnapshot().items.get('drums')).toMatchObject({ left: 1 });
  expect(asked).toHaveLength(calls);
});

it('asks anew once live messages arrive again, and then asks what could not be asked', async () => {
  let connected = false;
  const { workshops, onPicked, asked, ready, settled, held } = open(() => {
    if (!connected) throw noConnection();
    return cart(clay, drums);
  });
  await ready();
  const schedules = () => asked.filter(({ path }) => path === '/getScheduleByCodeAndTrack').length;
  workshops.reconnected?.();
  await vi.waitFor(() => expect(schedules()).toBe(2));
  workshops.hold('drums');
  await vi.waitFor(() => expect(workshops.getSnapshot().problem?.kind).toBe('connection'));
  expect(onPicked).not.toHaveBeenCalled();
  connected = true;
  workshops.reconnected?.();
  await settled();
  expect(held()).toEqual(['clay', 'drums']);
  expect(onPicked).toHaveBeenCalledOnce();
});

it('gives a seat back', async () => {
  const { workshops, ready, settled, held } = open(() => cart());
  await ready();
  workshops.release('clay');
  await settled();
  expect(held()).toEqual([]);
  expect(workshops.getSnapshot().notice).toEqual({ kind: 'released', item: 'clay' });
});

it('keeps a held session that is no longer offered as a removed item', async () => {
  const { workshops, ready, held } = open(() => cart(clay, saturday));
  await ready();
  workshops.hold('drums');
  await vi.waitFor(() => expect(workshops.getSnapshot().items.get('saturday')?.isRemoved).toBe(true));
  expect(held()).toEqual(['clay', 'saturday']);
});

it('asks again for what a lost connection left undone when the visitor continues', async () => {
  let connected = false;
  const { workshops, ready, held } = open(() => {
    if (!connected) throw noConnection();
    return cart(clay, drums);
  });
  await ready();
  workshops.hold('drums');
  await vi.waitFor(() => expect(workshops.getSnapshot().problem?.kind).toBe('connection'));
  expect(await workshops.settled?.()).toBe(false);
  connected = true;
  expect(await workshops.settled?.()).toBe(true);
  expect(held()).toEqual(['clay', 'drums']);
});
