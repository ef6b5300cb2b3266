import { createServer, type Server } from 'node:http';
import Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  eventChannel,
  workshopReserveCancelChannel,
  workshopReservedChannel,
} from '#engine/contract/live-messages.ts';
import { holdItem, releaseItem } from '#server/cart/hold-item.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { seatOf } from '#server/items/seat-item.ts';
import { type Realtime, startRealtime } from '#server/realtime/start-realtime.ts';
import { startLiveMessages } from '#server/start/start-live-messages.ts';
import { openRaceFixture, type RaceFixture } from '#tests/races/race-fixture.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let server: Server;
let realtime: Realtime;
let ground: RaceFixture;
let stop: () => Promise<void>;
const clients: Pusher[] = [];

beforeEach(async () => {
  ground = await openRaceFixture(database.db, [1, 30, 2]);
  server = createServer();
  realtime = startRealtime(server, { key: 'rostrum', secret: 's', isKnownHost: () => true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const live = await startLiveMessages({
    database,
    configuration: ground.configuration,
    tell: realtime.broadcast,
    onError: (error) => expect.fail(String(error)),
  });
  stop = live.stop;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await stop();
  await realtime.close();
  await new Promise((resolve) => server.close(resolve));
});

/** What a page hears on these channels, as lines of text. */
async function listen(...channels: string[]): Promise<string[]> {
  const address = server.address();
  const client = new Pusher('rostrum', {
    wsHost: '127.0.0.1',
    wsPort: typeof address === 'object' ? address?.port : 0,
    forceTLS: false,
    cluster: '',
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, answer) =>
        answer(null, realtime.authorize(socketId, channelName)),
    },
  });
  clients.push(client);
  const heard: string[] = [];
  await Promise.all(
    channels.map(
      (name) =>
        new Promise<void>((resolve) => {
          const channel = client.subscribe(name);
          channel.bind('pusher:subscription_succeeded', () => resolve());
          channel.bind_global((event: string, data: unknown) => {
            if (!event.startsWith('pusher:')) heard.push(`${event} ${JSON.stringify(data)}`);
          });
        }),
    ),
  );
  return heard;
}

const seats = (code: string, availability: string, left: number) =>
  `SeatsChanged {"seats":[{"workshops_session_code":"${code}","availability":"${availability}","seats_left":${left}}]}`;
const about = (code: string) =>
  `{"workshops_session_code":"${code}","workshops_title":{"en":"Workshop ${code.slice(1)}","fr":"Workshop ${code.slice(1)}"}}`;
const channelOf = () => eventChannel(ground.event.event_code);

async function two() {
  const [first, second] = await ground.register(2);
  if (!first || !second) throw new Error('nobody registered');
  return [first, second] as const;
}

it('tells everybody when a seat is taken and given back, and who lost one that it is full', async () => {
  const [first, second] = await two();
  const heard = await listen(channelOf());
  const ofFirst = await listen(
    `private-${workshopReservedChannel(ground.event, first.code)}`,
    `private-${workshopReserveCancelChannel(ground.event)}`,
  );
  const ofSecond = await listen(`private-${workshopReservedChannel(ground.event, second.code)}`);
  const hourAgo = new Date(Date.now() - 3_600_000);

  await holdItem(ground, ground.event, first, { kind: 'session', session_code: 's0' }, hourAgo);
  await vi.waitFor(() => expect(heard).toEqual([seats('s0', 'full', 0)]));
  await releaseExpiredHolds(database.db);
  await vi.waitFor(() => expect(heard.slice(1)).toEqual([seats('s0', 'limited', 1)]));
  await vi.waitFor(() => expect(ofFirst).toEqual([`reserve-cancel ${about('s0')}`]));

  await holdItem(ground, ground.event, second, { kind: 'session', session_code: 's0' });
  await vi.waitFor(() => expect(ofFirst.slice(1)).toEqual([`reserved-workshop ${about('s0')}`]));
  await releaseItem(ground, second, seatOf('s0'));
  await vi.waitFor(() => expect(ofFirst.slice(2)).toEqual([`reserve-cancel ${about('s0')}`]));
  expect(ofSecond).toEqual([]);
});

it('says nothing of what changes nothing that is told, nor of what was rolled back', async () => {
  const [first] = await two();
  const heard = await listen(channelOf());
  await holdItem(ground, ground.event, first, { kind: 'session', session_code: 's1' });
  const failure = new Error('not after all');
  const rolledBack = database.db.transaction(async (tx) => {
    await holdItem({ ...ground, db: tx }, ground.event, first, { kind: 'session', session_code: 's2' });
    throw failure;
  });
  await expect(rolledBack).rejects.toBe(failure);
  await holdItem(ground, ground.event, first, { kind: 'session', session_code: 's0' });
  await vi.waitFor(() => expect(heard).toEqual([seats('s0', 'full', 0)]));
});

it('tells a session at most once in 200 ms, however often it changes, and last as it is', async () => {
  const [first] = await two();
  const heard = await listen(channelOf());
  const since = Date.now();
  for (let times = 0; times < 10; times += 1) {
    await holdItem(ground, ground.event, first, { kind: 'session', session_code: 's0' });
    await releaseItem(ground, first, seatOf('s0'));
  }
  await holdItem(ground, ground.event, first, { kind: 'session', session_code: 's0' });
  await vi.waitFor(async () => {
    const [current] = heard.slice(-1);
    expect(current).toBe(seats('s0', 'full', 0));
    expect(heard.length).toBeLessThanOrEqual(Math.ceil((Date.now() - since) / 200) + 1);
  });
  expect(heard.length).toBeLessThan(21);
});

it('tells of a schedule that is published, and of the seats that come with it', async () => {
  const [first] = await two();
  await holdItem(ground, ground.event, first, { kind: 'session', session_code: 's0' });
  const heard = await listen(channelOf());
  const schedule = ground.configuration.current(ground.eventCode, 'schedule', 'schedule')?.document;
  const sessions = schedule?.sessions.map((each) => ({ ...each, capacity: 5 }));
  await ground.configuration.publish(ground.eventCode, { ...schedule, sessions }, 'test');
  await vi.waitFor(() =>
    expect(heard.at(-1)).toContain('{"workshops_session_code":"s0","availability":"limited","seats_left":4}'),
  );
  expect(heard).toContain('EventUpdated {"type":"schedule"}');
});
