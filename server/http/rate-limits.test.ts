import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { innerHeader } from './inner-request.ts';
import { limitRates, networkOf, strictRateLimit, uploadRateLimit } from './rate-limits.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:db8::4:5:6:7:8', '2001:db8:0:4'],
    ['2001::3:4:5:6:7:8', '2001:0:3:4'],
    ['::1', ':0:0:0'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('limits', () => {
  let server: FastifyInstance;
  beforeEach(async () => {
    server = Fastify();
    answerErrors(server);
    await limitRates(server, { general: 2, token: 2, strict: 1 });
    server.get('/api/any', async () => 'ok');
    server.get(
      '/api/code',
      { config: { rateLimit: strictRateLimit({ general: 2, token: 2, strict: 1 }) } },
      async () => 'ok',
    );
    server.get('/logo.svg', async () => 'ok');
  });
  afterEach(() => server.close());
  const statuses = async (url: string, times: number) => {
    const answers = [];
    for (let call = 0; call < times; call += 1) answers.push(await server.inject(url));
    return answers;
  };

  it('end the calls of the API, and none of files', async () => {
    expect((await statuses('/logo.svg', 5)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect((await statuses('/api/any', 3)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  it('leave a request alone whose connection was closed before it is counted', async () => {
    const closing = Fastify();
    closing.addHook('onRequest', async ({ raw }) => {
      Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
    });
    answerErrors(closing);
    await limitRates(closing, { general: 2, token: 2, strict: 1 });
    closing.get('/api/any', async () => 'ok');
    expect((await closing.inject('/api/any')).statusCode).toBe(200);
    await closing.close();
  });

  it('are stricter where codes could be guessed, and say in seconds when to come again', async () => {
    const [, refused] = await statuses('/api/code', 2);
    expect(refused?.statusCode).toBe(429);
    const seconds = Number(/again in (\d+) seconds\.$/.exec(refused?.json().errors.request[0])?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('let three times as many files in as guesses', () => {
    expect(uploadRateLimit({ general: 1200, token: 1200, strict: 20 })).toEqual({
      max: 60,
      timeWindow: 60_000,
    });
  });
});

describe('limits by token', () => {
  it('count each token by itself, and what the server asks itself not at all', async () => {
    const server = Fastify();
    answerErrors(server);
    await limitRates(server, { general: 5, token: 2, strict: 1 });
    server.get('/api/any', async () => 'ok');
    const ask = async (headers: Record<string, string>) =>
      (await server.inject({ url: '/api/any', headers })).statusCode;
    const one = { authorization: 'Bearer one' };
    expect([await ask(one), await ask(one), await ask(one)]).toEqual([200, 200, 429]);
    expect(await ask({ authorization: 'Bearer two' })).toBe(200);
    for (let call = 0; call < 20; call += 1) expect(await ask(innerHeader)).toBe(200);
    expect(await ask({ 'x-inner-call': 'guessed' })).toBe(200);
    // Another token for each call gets nobody past the limit of their network.
    expect([await ask({ authorization: 'Bearer a' }), await ask({ authorization: 'Bearer b' })]).toEqual([
      200, 429,
    ]);
    await server.close();
  });
});
