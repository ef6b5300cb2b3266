import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { remoteApi } from './remote-api.ts';
import { organizerToken } from './test-api.ts';

const PEOPLE = 24;

test('an import goes on after its server was killed, answers meanwhile, and registers nobody twice', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-killed-job-'));
  const server = await startServer({ dataDir, env: { ADMIN_TOKEN: organizerToken } });
  const headers = { authorization: `Bearer ${organizerToken}` };
  const word = randomUUID().slice(0, 8);
  const people = Array.from({ length: PEOPLE }, (_, at) => `p${at}.${word}@example.org,Ana,${word},online`);
  const file = ['Email,First name,Last name,Track', ...people].join('\n');
  const columns = ['email', 'answer/personal/first_name', 'answer/personal/last_name', 'track'];
  const start = async () => {
    const form = new FormData();
    form.append('columns', JSON.stringify(columns));
    form.append('file', new Blob([file]), 'people.csv');
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const payload = Buffer.from(await request.arrayBuffer());
    return remoteApi(server.port).send('POST', '/api/startImport', payload, {
      ...headers,
      'content-type': type,
    });
  };
  const read = async (id: unknown) =>
    (await remoteApi(server.port).get(`/api/getDeskJob/${id}`, headers)).body['job'] as DeskJob;
  try {
    const { status, body } = await start();
    expect(status).toBe(200);
    await vi.waitFor(async () => expect((await read(body['job'])).done).toBeGreaterThan(3), 60_000);
    await server.kill();
    await server.restart();
    const before = await read(body['job']);
    expect(before.done).toBeLessThan(PEOPLE);
    await vi.waitFor(
      async () => expect(await read(body['job'])).toMatchObject({ state: 'done', done: PEOPLE, failed: 0 }),
      { timeout: 120_000, interval: 500 },
    );
    const list = await remoteApi(server.port).get(`/api/listDossiers?q=${word}`, headers);
    expect(list.body['total']).toBe(PEOPLE);
    expect((await start()).status).toBe(422);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
