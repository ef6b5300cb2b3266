import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers, encodingFor } from './compressed-answers.ts';

it.each([
  ['gzip, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br; q=0', undefined],
  ['gzip;xq=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j it takes %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

const long = 'é'.repeat(512);
let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  compressAnswers(server);
  const answers: Record<string, [string, unknown, string?]> = {
    page: ['text/html; charset=utf-8', long],
    bytes: ['application/json', Buffer.from(long)],
    short: ['text/html', long.slice(1)],
    photo: ['image/png', long],
    squeezed: ['text/css', long, 'br'],
  };
  for (const [name, [type, body, encoding]] of Object.entries(answers)) {
    server.get(`/${name}`, async (_request, reply) => {
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type(type).send(body);
    });
  }
  server.get('/stream', async (_request, reply) => reply.type('text/plain').send(Readable.from([long])));
});
afterAll(() => server.close());

const get = (url: string, accepted: string) =>
  server.inject({ url, headers: { 'accept-encoding': accepted } });

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends text of a kilobyte on as %s, and says so', async (encoding, decompress) => {
  for (const url of ['/page', '/bytes']) {
    const answer = await get(url, encoding);
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(decompress(answer.rawPayload).toString()).toBe(long);
  }
});

it('says that the answer would be another for another browser', async () => {
  const answer = await get('/page', 'identity');
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, 'accept-encoding']);
});

it.each(['/short', '/photo', '/stream'])('leaves %s as it is', async (url) => {
  const answer = await get(url, 'br, gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBeUndefined();
});

it('compresses nothing twice', async () => {
  const answer = await get('/squeezed', 'gzip');
  expect([answer.headers['content-encoding'], answer.payload]).toEqual(['br', long]);
});
