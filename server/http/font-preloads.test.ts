import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preloadFonts } from './font-preloads.ts';

const server = Fastify();
let folder: string;
let families: readonly string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-fonts-'));
  await mkdir(path.join(folder, 'assets'));
  for (const face of ['normal', 'italic'])
    await writeFile(path.join(folder, 'assets', `source-sans-3-latin-wght-${face}-B1x.woff2`), '');
  server.decorateRequest('eventCode', 'fair');
  preloadFonts(server, folder, () => families);
  const page = (status: number, type: string) => async (_: unknown, reply: import('fastify').FastifyReply) =>
    reply.code(status).type(type).send('page');
  server.get('/', page(200, 'text/html'));
  server.get('/*', page(404, 'text/html'));
  server.get('/data', page(200, 'application/json'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const linked = async (url: string) => (await server.inject(url)).headers['link'];

it('a page fetches the upright face of its event’s fonts early, each once', async () => {
  families = ['Source Sans 3', 'Source Sans 3', 'Unknown'];
  expect(await linked('/')).toBe(
    '</assets/source-sans-3-latin-wght-normal-B1x.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  );
});

it('nothing is fetched early for a page that is not there, nor for data, nor without fonts', async () => {
  families = ['Source Sans 3'];
  expect([await linked('/nowhere'), await linked('/data')]).toEqual([undefined, undefined]);
  families = ['Unknown'];
  expect(await linked('/')).toBeUndefined();
});
