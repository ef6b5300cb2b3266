import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '#server/site/static-site.ts';
import { answerErrors } from './answer-errors.ts';
import { inspectorPass, isInspector } from './inspector-access.ts';

const TOKEN = 'an-organizers-token';
let folder = '';
let server: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head></head><title>Here</title>');
  server = Fastify();
  server.decorateRequest('eventCode', 'conference');
  answerErrors(server);
  await serveSite(server, folder, {
    organizerToken: TOKEN,
    mayInspect: async ({ headers }) => headers.cookie === 'organizer=signed-in',
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Asked from elsewhere, through a proxy, unless it is said. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  server.inject({
    url,
    headers: {
      accept: 'text/html',
      host: 'conference.example',
      'x-forwarded-for': '203.0.113.9',
      ...headers,
    },
  });
const status = (url: string, headers?: Record<string, string>) =>
  ask(url, headers).then((answer) => answer.statusCode);

describe('the inspector, from elsewhere', () => {
  it('is for nobody who is not signed in, whatever its address is written like', async () => {
    for (const url of [
      '/inspect',
      '/inspect/',
      '/fr/inspect',
      '/en/inspect',
      '/INSPECT',
      '/inspect?pass=',
      '/inspect?pass=1.x',
    ])
      expect([url, await status(url)]).toEqual([url, 404]);
    expect(await status('/about')).toBe(200);
    expect(isInspector('/inspections')).toBe(false);
  });

  it('is there for an organizer who is signed in at the desk', async () => {
    expect(await status('/inspect?code=7KQM-42RD', { cookie: 'organizer=signed-in' })).toBe(200);
    expect(await status('/inspect', { cookie: 'organizer=ended' })).toBe(404);
  });

  it('is there for who bears the organizer’s token, and for no other token', async () => {
    expect(await status('/inspect', { authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await status('/inspect', { authorization: 'Bearer another' })).toBe(404);
    expect(await status('/inspect', { authorization: 'Bearer ' })).toBe(404);
  });

  it('is there for who came by an organizer’s link, which their browser keeps without it', async () => {
    const arrived = await ask(`/inspect?pass=${inspectorPass(TOKEN, 'conference', 60)}`);
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/inspect']);
    const cookie = String(arrived.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(TOKEN);
    const [kept = ''] = cookie.split(';');
    expect(await status('/inspect', { cookie: `a=b; ${kept}` })).toBe(200);
    expect(await status('/fr/inspect', { cookie: kept })).toBe(200);
  });

  it('is not there by a link that is too old, of another server, or that somebody made longer', async () => {
    const now = Date.now();
    const old = inspectorPass(TOKEN, 'conference', 60, now - 61_000);
    const foreign = inspectorPass('of-another-server', 'conference', 60);
    const ofAnotherEvent = inspectorPass(TOKEN, 'music', 60);
    const [until, signed] = inspectorPass(TOKEN, 'conference', 60).split('.');
    const longer = `${Number(until) + 3600}.${signed}`;
    for (const pass of [old, foreign, ofAnotherEvent, longer]) {
      expect(await status(`/inspect?pass=${pass}`)).toBe(404);
      expect(await status('/inspect', { cookie: `inspect=${pass}` })).toBe(404);
    }
  });
});

it('the inspector is there for everybody on this machine, and only there where organizers are known by nothing', async () => {
  const local = { host: 'localhost:3000', accept: 'text/html' };
  expect((await server.inject({ url: '/inspect', headers: local })).statusCode).toBe(200);
  const other = Fastify();
  answerErrors(other);
  await serveSite(other, folder);
  expect((await other.inject({ url: '/inspect', headers: local })).statusCode).toBe(200);
  const elsewhere = { ...local, host: 'conference.example', authorization: 'Bearer undefined' };
  expect((await other.inject({ url: '/inspect', headers: elsewhere })).statusCode).toBe(404);
  await other.close();
});
