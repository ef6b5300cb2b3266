import Library from 'pusher';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { busContract } from '#server/processes/bus.contract.ts';
import { carryByDatabase } from '#server/processes/notice-carrier.ts';
import { startRedis } from '#server/processes/testing/start-redis.ts';
import { upload } from '#tests/contract/cases/pictures.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { plainPng } from '#tests/contract/sample-files.ts';
import { type ApiCalls, demoDocument, key, organizerToken } from '#tests/contract/test-api.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { type OpenSocket, openSocket } from './open-socket.ts';

const [postgres, redis] = [await openTestPostgres(), await startRedis()];
if (!postgres.ok) process.stdout.write(`skipping what takes several processes: ${postgres.reason}\n`);
if (!redis.ok) process.stdout.write(`several processes, but without Redis: ${redis.reason}\n`);

const channel = 'event.RTG2027';
const secret = 'a-secret-of-the-organizers-own';
/** Long enough for a machine that does much else. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, 60_000);

describe.skipIf(!postgres.ok)('two processes on one PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database, url } = postgres;
  const REDIS_URL = redis.ok ? redis.url : undefined;
  const servers: RunningServer[] = [];
  const sockets: OpenSocket[] = [];
  let apis: readonly [ApiCalls, ApiCalls];
  let heard: readonly [OpenSocket, OpenSocket];

  beforeAll(async () => {
    const env = { DATABASE_URL: url, REDIS_URL, REALTIME_SECRET: secret, ADMIN_TOKEN: organizerToken };
    const start = async () => {
      const server = await startServer({ env });
      servers.push(server);
      return server;
    };
    // Together, on an empty database: one fills it, and the other finds it full.
    const [one, two] = await Promise.all([start(), start()]);
    apis = [remoteApi(one.port), remoteApi(two.port)];
    heard = [await openSocket(one.port), await openSocket(two.port)];
    sockets.push(...heard);
    for (const socket of heard) await socket.subscribe(channel);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await Promise.all(servers.map((server) => server.stop()));
    if (redis.ok) await redis.stop();
    await database.close();
  });

  const retitle = async (title: string) => {
    const answer = await apis[0].publish({ ...(await demoDocument('page/privacy')), title });
    expect(answer.status).toBe(200);
  };
  const titleAt = async (server: 0 | 1) =>
    (await apis[server].get('/api/getCustomPage/privacy')).body['document'];
  const published = (socket: OpenSocket) => socket.told('ConfigurationPublished');

  describe('whose notices PostgreSQL carries', () => busContract(() => carryByDatabase(database)));

  it('serve and tell, once each, what is published at one of them', async () => {
    await retitle('Published at the first');
    await soon(async () => expect(await titleAt(1)).toMatchObject({ title: 'Published at the first' }));
    for (const socket of heard) {
      await soon(() =>
        expect(published(socket)).toMatchObject([{ kind: 'page', code: 'privacy', version: 2 }]),
      );
    }
  });

  it('tell once each of a seat that is taken at one of them', async () => {
    const begun = await apis[0].begin({ track: 'vancouver', mode: 'In-Person' });
    const held = await apis[0].post(
      'handle-workshop-cart',
      {
        registration_code: begun.code,
        workshop_code: 'robotics',
        schedule_code: 'A',
        session_code: 'robotics-1',
      },
      { ...begun.bearer, ...key() },
    );
    expect(held.status, held.text).toBe(200);
    const seats = [expect.objectContaining({ workshops_session_code: 'robotics-1', seats_left: 1 })];
    for (const socket of heard) {
      await soon(() => expect(socket.told('SeatsChanged')).toEqual([{ seats }]));
    }
  });

  it('show at the other one a picture that was uploaded at one of them, and know it in a document', async () => {
    const sent = await upload(apis[0], await plainPng(64, 48));
    expect(sent.status, sent.text).toBe(200);
    const address = String(sent.body['picture']);
    for (const each of apis) {
      expect(await each.get(address)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
      });
    }
    const named = await apis[1].publish({
      kind: 'page',
      code: 'hall',
      title: 'Hall',
      blocks: [{ block: 'cards', cards: [{ title: 'Hall', picture: address }] }],
    });
    expect(named.status, named.text).toBe(200);
    expect(named.text).not.toContain('lost_picture');
    for (const socket of heard) {
      await soon(() => expect(published(socket).at(-1)).toMatchObject({ code: 'hall' }));
    }
  });

  it('let onto a private channel whom the other one has let on', async () => {
    const begun = await apis[0].begin();
    const socket = await openSocket(servers[1]?.port ?? 0);
    sockets.push(socket);
    const channel_name = `private-workshop-reserved.WEA4T2NQ.RTG2027.${begun.code}`;
    const answer = await apis[0].post(
      'broadcasting/auth',
      { socket_id: socket.id, channel_name },
      begun.bearer,
    );
    await socket.subscribe(channel_name, String(answer.body['auth']));
  });

  it('tell what a program of the organizer’s says, through Pusher’s own library, to all but who said it', async () => {
    const [mine, theirs] = heard;
    const program = (given = secret) =>
      new Library({
        appId: 'rostrum',
        key: 'rostrum',
        secret: given,
        host: 'localhost',
        port: String(servers[0]?.port),
        useTLS: false,
      });
    await program().trigger(channel, 'Announced', { text: '“é” 😀' }, { socket_id: mine.id });
    await program().trigger([channel, 'event.other'], 'Announced', 'as it is');
    await soon(() => expect(theirs.told('Announced')).toHaveLength(2));
    expect(theirs.raw('Announced')).toEqual(['{"text":"“é” 😀"}', 'as it is']);
    await soon(() => expect(mine.raw('Announced')).toEqual(['as it is']));
    const refused = [
      program('another-secret-than-the-server-has').trigger(channel, 'Announced', 'x'),
      program().trigger(channel, 'pusher:error', 'x'),
      program().trigger(channel, 'Announced', 'x'.repeat(11_000)),
    ].map((call) => call.then(String, (error: { status?: number }) => error.status));
    expect(await Promise.all(refused)).toEqual([401, 400, 413]);
    // As long as it may be, and of letters that grow on their way from process to process.
    const long = '\u0001'.repeat(10_240);
    expect((await program().trigger(channel, 'Long', long)).status).toBe(200);
    await soon(() => expect([mine.raw('Long'), theirs.raw('Long')]).toEqual([[long], [long]]));
  });

  it.skipIf(!redis.ok)(
    'go on each for its own while Redis is away, and catch up when it is back',
    async () => {
      if (!redis.ok) return;
      const readiness = async () => (await apis[1].get('/ready.json', { host: '10.0.0.7' })).body;
      expect(await readiness()).toMatchObject({ ready: true, database: 'up', redis: 'up' });
      await redis.kill();
      await soon(async () =>
        expect(await readiness()).toMatchObject({ ready: true, database: 'up', redis: 'lost' }),
      );
      const [mine, theirs] = heard;
      const before = published(theirs).length;
      await retitle('While Redis was away');
      await soon(() => expect(published(mine).at(-1)).toMatchObject({ version: 3 }));
      expect(await titleAt(0)).toMatchObject({ title: 'While Redis was away' });
      expect(published(theirs)).toHaveLength(before);

      await redis.restart();
      await soon(() => expect(published(theirs).at(-1)).toMatchObject({ version: 3 }));
      expect(await titleAt(1)).toMatchObject({ title: 'While Redis was away' });
      expect(published(theirs)).toHaveLength(before + 1);
      await soon(async () => expect(await readiness()).toMatchObject({ redis: 'up' }));
      for (const server of servers) {
        expect(server.output()).toMatch(/Redis is lost/);
        expect(server.output()).not.toContain(`:${new URL(redis.url).password}@`);
      }
    },
  );
});
