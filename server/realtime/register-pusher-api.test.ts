import Fastify, { type FastifyInstance } from 'fastify';
import Library from 'pusher';
import Pusher from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { answerErrors } from '#server/http/answer-errors.ts';
import { Bus } from '#server/processes/bus.ts';
import { registerPusherApi } from './register-pusher-api.ts';
import { startRealtime } from './start-realtime.ts';

const credentials = { key: 'rostrum', secret: 'a-secret-of-the-organizer' };
let server: FastifyInstance;
let library: Library;
let port: number;
let close: () => Promise<void>;
const pages: Pusher[] = [];

beforeEach(async () => {
  server = Fastify();
  answerErrors(server);
  const realtime = startRealtime(server.server, { ...credentials, isKnownHost: () => true });
  // Alone on its machine.
  const bus = await Bus.open(async () => ({ send: async () => {}, close: async () => {} }));
  bus.hear('told', ({ channel, name, data, except }) => realtime.relay(channel, name, data, except));
  bus.hear('terminated', ({ user }) => realtime.terminate(user));
  registerPusherApi(server, credentials, bus, realtime);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const listening = server.server.address();
  port = typeof listening === 'object' && listening !== null ? listening.port : 0;
  const address = { host: '127.0.0.1', port: String(port), useTLS: false };
  library = new Library({ appId: 'rostrum', ...credentials, ...address });
  close = async () => {
    await realtime.close();
    await server.close();
  };
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.disconnect();
  await close();
});

/** A page's client, let onto guarded channels as a user. */
function open(user_id: string): Pusher {
  const page = new Pusher(credentials.key, {
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    cluster: '',
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, answer) =>
        answer(null, library.authorizeChannel(socketId, channelName, { user_id })),
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId }, answer) =>
        answer(null, library.authenticateUser(socketId, { id: user_id })),
    },
  });
  pages.push(page);
  return page;
}

function join(page: Pusher, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    page.subscribe(name).bind('pusher:subscription_succeeded', resolve);
  });
}

const ask = async (path: string, params: Record<string, string> = {}) =>
  (await library.get({ path, params })).json();
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: { status?: number }) => error.status,
  );

describe('Pusher’s HTTP API, through Pusher’s own libraries', () => {
  it('tells several things at once, up to 10 kB each, and what it is asked of their channels', async () => {
    const page = open('ana');
    await join(page, 'event.A');
    const heard: unknown[] = [];
    page.bind_global((name: string, data: unknown) => name.startsWith('pusher') || heard.push([name, data]));
    const long = '\u0001'.repeat(1_700);
    const answer = await library.triggerBatch([
      { channel: 'event.A', name: 'One', data: { long }, info: 'subscription_count' },
      { channel: 'event.B', name: 'Two', data: 'elsewhere' },
    ]);
    expect(await answer.json()).toEqual({ batch: [{ subscription_count: 1 }, {}] });
    await library.trigger('event.A', 'Three', 'last');
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['One', { long }],
        ['Three', 'last'],
      ]),
    );
    expect(await refusal(library.trigger('event.A', 'Four', 'x'.repeat(10_241)))).toBe(413);
    const eleven = Array.from({ length: 11 }, () => ({ channel: 'event.A', name: 'Five', data: 'x' }));
    expect(await refusal(library.triggerBatch(eleven))).toBe(400);
  });

  it('tells which channels are occupied, by how many connections and users', async () => {
    const [ana, again, ben] = [open('ana'), open('ana'), open('ben')];
    await join(ana, 'event.A');
    for (const page of [ana, again, ben]) await join(page, 'presence-hall');
    expect(await ask('/channels')).toEqual({ channels: { 'event.A': {}, 'presence-hall': {} } });
    const counts = { filter_by_prefix: 'presence-', info: 'user_count,subscription_count' };
    expect(await ask('/channels', counts)).toEqual({
      channels: { 'presence-hall': { user_count: 2, subscription_count: 3 } },
    });
    expect(await ask('/channels/event.A', { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 1,
    });
    expect(await ask('/channels/event.Z')).toEqual({ occupied: false });
    expect(await ask('/channels/presence-hall/users')).toEqual({ users: [{ id: 'ana' }, { id: 'ben' }] });
    for (const [path, params] of [
      ['/channels/event.A/users', {}],
      ['/channels/event.A', { info: 'user_count' }],
      ['/channels', { info: 'user_count' }],
    ] as const) {
      expect([path, await refusal(library.get({ path, params }))]).toEqual([path, 400]);
    }
  });

  it('tells who is there of those who come and go, each user once', async () => {
    const ana = open('ana');
    const members = await join(ana, 'presence-hall');
    expect(members).toMatchObject({ count: 1, myID: 'ana' });
    const told: string[] = [];
    const hall = ana.channel('presence-hall');
    hall.bind('pusher:member_added', ({ id }: { id: string }) => told.push(`+${id}`));
    hall.bind('pusher:member_removed', ({ id }: { id: string }) => told.push(`-${id}`));
    const [ben, again] = [open('ben'), open('ben')];
    expect(await join(ben, 'presence-hall')).toMatchObject({ count: 2 });
    await join(again, 'presence-hall');
    ben.disconnect();
    again.unsubscribe('presence-hall');
    await vi.waitFor(() => expect(told).toEqual(['+ben', '-ben']));
  });

  it('ends the connections of a user, for good, and nobody else’s', async () => {
    const [ana, ben] = [open('ana'), open('ben')];
    const signedIn = Promise.all(
      [ana, ben].map((page) => new Promise((resolve) => page.bind('pusher:signin_success', resolve))),
    );
    ana.signin();
    ben.signin();
    await signedIn;
    await library.terminateUserConnections('ana');
    await vi.waitFor(() => expect(ana.connection.state).toBe('disconnected'));
    expect(ben.connection.state).toBe('connected');
  });

  it('takes nothing that is not signed, or signed by another', async () => {
    const unsigned = await server.inject({ url: '/apps/rostrum/channels' });
    expect(unsigned.statusCode).toBe(401);
    const other = new Library({
      appId: 'rostrum',
      key: 'rostrum',
      secret: 'x',
      host: '127.0.0.1',
      port: String(port),
      useTLS: false,
    });
    expect(await refusal(other.get({ path: '/channels' }))).toBe(401);
    expect(await refusal(other.terminateUserConnections('ana'))).toBe(401);
  });
});

it.each([
  ['protocol=7', undefined],
  ['protocol=5', undefined],
  ['protocol=4', 4007],
  ['protocol=8', 4007],
  ['protocol=x', 4006],
  ['client=js', 4008],
])('speaks the versions that it knows: %s', async (query, code) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/rostrum?${query}`);
  const first = await new Promise<{ event: string; data: string }>((resolve) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
  });
  expect([first.event, JSON.parse(first.data).code]).toEqual(
    code === undefined ? ['pusher:connection_established', undefined] : ['pusher:error', code],
  );
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  if (code === undefined) socket.close(1000);
  expect(await closed).toBe(code ?? 1000);
});
