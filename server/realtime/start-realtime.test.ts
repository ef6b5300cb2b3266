import { createServer, type Server } from 'node:http';
import Library from 'pusher';
import Pusher, { type Channel } from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Realtime, startRealtime } from './start-realtime.ts';

const credentials = { key: 'rostrum', secret: 'a-secret' };
const limits = { messageBytes: 1000, channelsPerSocket: 2, activityTimeoutSeconds: 30 };
let server: Server;
let realtime: Realtime;
let port: number;
const clients: { disconnect(): void }[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer();
  realtime = startRealtime(server, {
    ...credentials,
    limits,
    isKnownHost: (name) => name === '127.0.0.1',
    opened: (channel) => (channel === 'event.A' ? { revision: 7 } : {}),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = address && typeof address === 'object' ? address.port : 0;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await realtime.close();
  await new Promise((resolve) => server.close(resolve));
  vi.useRealTimers();
});

describe('with pusher-js', () => {
  it('carries an event to those who subscribed its channel, once each', async () => {
    const [one, two, other] = [connect(), connect(), connect()];
    await Promise.all([
      subscribed(one.subscribe('event-teachers')),
      subscribed(two.subscribe('event-teachers')),
      subscribed(other.subscribe('event-music')),
    ]);
    const heard: string[] = [];
    for (const [name, client] of Object.entries({ one, two, other })) {
      client.bind_global((event: string, data: unknown) => {
        if (event === 'App\\Events\\Updated') heard.push(`${name}: ${JSON.stringify(data)}`);
      });
    }
    realtime.broadcast('event-teachers', 'App\\Events\\Updated', { type: 'schedule', é: '😀' });
    realtime.broadcast(
      'event-teachers',
      'App\\Events\\Updated',
      { type: 'location' },
      two.connection.socket_id,
    );
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard.sort()).toEqual([
      'one: {"type":"location"}',
      'one: {"type":"schedule","é":"😀"}',
      'two: {"type":"schedule","é":"😀"}',
    ]);
  });

  it('says nothing after unsubscribing', async () => {
    const client = connect();
    const heard: string[] = [];
    client.bind_global((event: string) => heard.push(event));
    await subscribed(client.subscribe('a'));
    client.unsubscribe('a');
    await subscribed(client.subscribe('b'));
    realtime.broadcast('a', 'gone', {});
    realtime.broadcast('b', 'here', {});
    await vi.waitFor(() => expect(heard).toContain('here'));
    expect(heard).not.toContain('gone');
  });

  it('says as a channel opens what there is to say of it', async () => {
    const client = connect();
    const said = (name: string) =>
      new Promise((resolve) => {
        client.subscribe(name).bind('pusher:subscription_succeeded', resolve);
      });
    expect(await Promise.all([said('event.A'), said('another')])).toEqual([{ revision: 7 }, {}]);
  });

  it('lets onto a private channel only who brings its signature', async () => {
    const signed = connect((socketId, channel) => realtime.authorize(socketId, channel));
    await subscribed(signed.subscribe('private-registration.R7KM-42QD'));
    const stolen = connect((_socketId, channel) => realtime.authorize('1.1', channel));
    const status = await new Promise((resolve) => {
      stolen
        .subscribe('private-registration.R7KM-42QD')
        .bind('pusher:subscription_error', (error: unknown) => resolve(error));
    });
    expect(status).toMatchObject({ type: 'AuthError', status: 401 });
  });

  it('signs as Pusher’s own library for servers does', () => {
    const library = new Library({ ...credentials, appId: 'rostrum', cluster: 'none' });
    for (const channel of ['private-a', 'private-workshop-reserved.A.B.R7KM-42QD']) {
      expect(realtime.authorize('123.456', channel)).toEqual(library.authorizeChannel('123.456', channel));
    }
  });

  it('turns away an unknown key for good', async () => {
    const client = connect(undefined, 'another');
    await vi.waitFor(() => expect(client.connection.state).toBe('disconnected'));
    expect(realtime.connectionCount()).toBe(0);
  });
});

describe('with a raw socket', () => {
  it('answers ping, refuses client events, and survives nonsense', async () => {
    const { send, received } = await open();
    for (const message of [
      '{"event":"pusher:ping"}',
      '{"event":"client-typing","channel":"a"}',
      'nonsense',
      '[]',
      'null',
      '{"event":{}}',
    ])
      send(message);
    await vi.waitFor(() => expect(received).toHaveLength(7));
    expect(received.map((message) => message.event)).toEqual([
      'pusher:connection_established',
      'pusher:pong',
      ...Array(5).fill('pusher:error'),
    ]);
  });

  it('takes no bytes for a message, and no message for another that it resembles', async () => {
    const { socket, send, received } = await open();
    socket.send(Buffer.from('{"event":"pusher:ping"}'));
    for (const data of [null, 'x', [], { channel: 7 }, '{"channel":["a"]}']) {
      send(JSON.stringify({ event: 'pusher:subscribe', data }));
    }
    send('{"event":"pusher:subscribe_all","data":{"channel":"a"}}');
    await vi.waitFor(() => expect(received).toHaveLength(8));
    expect(received.slice(1).map(({ event, data }) => `${event} ${JSON.parse(data).code}`)).toEqual(
      Array(7).fill('pusher:error 4300'),
    );
    realtime.broadcast('a', 'told', {});
    send('{"event":"pusher:ping"}');
    await vi.waitFor(() => expect(received.at(-1)?.event).toBe('pusher:pong'));
  });

  it('tells once who subscribed twice, and nothing who unsubscribed first and last', async () => {
    const { send, received } = await open();
    for (const [event, channel] of [
      ['unsubscribe', 'b'],
      ['subscribe', 'a'],
      ['subscribe', 'a'],
      ['subscribe', 'b'],
      ['unsubscribe', 'b'],
      ['unsubscribe', 'b'],
      ['ping', 'a'],
    ])
      send(JSON.stringify({ event: `pusher:${event}`, data: { channel } }));
    await vi.waitFor(() => expect(received.at(-1)?.event).toBe('pusher:pong'));
    realtime.broadcast('b', 'not told', {});
    realtime.broadcast('a', 'told', {});
    send('{"event":"pusher:ping"}');
    await vi.waitFor(() =>
      expect(received.slice(-3).map(({ event }) => event)).toEqual(['pusher:pong', 'told', 'pusher:pong']),
    );
  });

  it('answers thousands of subscriptions of one socket, and keeps as many as it may have', async () => {
    const { send, received } = await open();
    for (let index = 0; index < 5_000; index += 1) {
      send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `channel-${index}` } }));
    }
    await vi.waitFor(() => expect(received).toHaveLength(5_001), 60_000);
    const refused = received.filter(({ event }) => event === 'pusher:subscription_error');
    expect(refused).toHaveLength(5_000 - limits.channelsPerSocket);
    expect(JSON.parse(refused[0]?.data ?? '')).toMatchObject({ type: 'LimitReached', status: 429 });
  });

  it('limits channels for a socket, and their names', async () => {
    const { send, received } = await open();
    for (const channel of ['a', 'b', 'a', 'c', 'd d', 'presence-x']) {
      send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
    }
    await vi.waitFor(() => expect(received).toHaveLength(7));
    expect(received.slice(1).map((message) => `${message.channel} ${message.event}`)).toEqual([
      'a pusher_internal:subscription_succeeded',
      'b pusher_internal:subscription_succeeded',
      'a pusher_internal:subscription_succeeded',
      'c pusher:subscription_error',
      'd d pusher:subscription_error',
      'presence-x pusher:subscription_error',
    ]);
  });

  it('ends a connection that says too much at once', async () => {
    const { socket, send } = await open();
    const other = await open();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    send('x'.repeat(1024 * 1024));
    expect(await closed).toBe(1009);
    other.send('{"event":"pusher:ping"}');
    await vi.waitFor(() => expect(other.received.at(-1)?.event).toBe('pusher:pong'));
  });

  it('ends a connection that no longer answers, and keeps one that does', async () => {
    const silent = await open({ autoPong: false });
    const lively = await open();
    const closed = new Promise((resolve) => silent.socket.once('close', resolve));
    const pinged = new Promise((resolve) => lively.socket.once('ping', resolve));
    vi.advanceTimersByTime(limits.activityTimeoutSeconds * 1000);
    await pinged;
    lively.send('{"event":"pusher:ping"}');
    await vi.waitFor(() => expect(lively.received).toHaveLength(2));
    vi.advanceTimersByTime(limits.activityTimeoutSeconds * 1000);
    await closed;
    await vi.waitFor(() => expect(realtime.connectionCount()).toBe(1));
  });

  it.each([
    ['another path', '/socket', {}],
    ['a page of another site', '/app/rostrum', { origin: 'https://evil.example' }],
    ['an unknown host', '/app/rostrum', { host: 'evil.example' }],
    ['an origin that is none', '/app/rostrum', { origin: 'null' }],
  ])('answers 404 to %s', async (_what, path, headers) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toContain('404');
  });

  it('takes a page of a known host', async () => {
    await open({ origin: `http://127.0.0.1:${port}` });
    expect(realtime.connectionCount()).toBe(1);
  });
});

type Authorize = (socketId: string, channel: string) => { auth: string };

function connect(authorize?: Authorize, key = credentials.key): Pusher {
  const client = new Pusher(key, {
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    cluster: '',
    enabledTransports: ['ws'],
    ...(authorize && {
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '',
        customHandler: ({ socketId, channelName }, answer) => answer(null, authorize(socketId, channelName)),
      },
    }),
  });
  clients.push(client);
  return client;
}

function subscribed(channel: Channel): Promise<void> {
  return new Promise((resolve) => {
    channel.bind('pusher:subscription_succeeded', () => resolve());
  });
}

async function open(options: { autoPong?: boolean; origin?: string } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${credentials.key}?protocol=7`, options);
  clients.push({ disconnect: () => socket.terminate() });
  const received: { event: string; channel?: string; data: string }[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await vi.waitFor(() => expect(received).toHaveLength(1));
  return { socket, received, send: (text: string) => socket.send(text) };
}
