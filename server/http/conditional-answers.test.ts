import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerConditionally } from './conditional-answers.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  answerConditionally(server);
  const answer = (url: string, headers: Record<string, string>, body: unknown, status = 200) =>
    server.route({
      method: ['GET', 'HEAD', 'POST'],
      url,
      handler: async (_request, reply) => reply.status(status).headers(headers).type('text/plain').send(body),
    });
  answer('/kept', { 'cache-control': 'no-cache' }, 'one');
  answer('/bytes', { 'cache-control': 'no-cache' }, Buffer.from('one'));
  answer('/other', { 'cache-control': 'no-cache' }, 'two');
  answer('/own', { etag: '"of the route"' }, 'one');
  answer('/secret', { 'cache-control': 'no-store' }, 'one');
  answer('/gone', { 'cache-control': 'no-cache' }, 'one', 404);
  server.get('/stream', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain')
      .send(Readable.from(['one'])),
  );
});
afterAll(() => server.close());

const get = (url: string, known?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.inject({ method, url, headers: known === undefined ? {} : { 'if-none-match': known } });
const etagOf = async (url: string) => String((await get(url)).headers.etag);

describe('a validator', () => {
  it('is weak, follows from the content, and is a route’s own where it has one', async () => {
    expect(await etagOf('/kept')).toMatch(/^W\/"[\w-]{27}"$/);
    expect(await etagOf('/bytes')).toBe(await etagOf('/kept'));
    expect(await etagOf('/other')).not.toBe(await etagOf('/kept'));
    expect(await etagOf('/own')).toBe('"of the route"');
  });

  it.each(['/secret', '/gone', '/stream'])('is not given to %s', async (url) => {
    const answer = await get(url, '*');
    expect([answer.headers.etag, answer.payload]).toEqual([undefined, 'one']);
  });

  it('is not given to what changes something', async () => {
    const answer = await get('/kept', '*', 'POST');
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
  });
});

describe('who has it already', () => {
  it('gets 304 and nothing with it', async () => {
    const etag = await etagOf('/kept');
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, `W/"x",${etag} `, ' * ']) {
      const answer = await get('/kept', known);
      expect([answer.statusCode, answer.payload], known).toEqual([304, '']);
      expect(answer.headers['content-type']).toBeUndefined();
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await get('/kept', etag, 'HEAD')).statusCode).toBe(304);
  });

  it('is not who has another', async () => {
    const etag = await etagOf('/kept');
    for (const known of ['"x"', await etagOf('/other'), etag.replace('W/', 'x'), '*x', '']) {
      const answer = await get('/kept', known);
      expect([answer.statusCode, answer.payload], known).toEqual([200, 'one']);
    }
  });
});
