import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';
import { answerErrors } from './answer-errors.ts';
import { limitRates } from './rate-limits.ts';
import { guardTries, type Tries } from './wrong-tries.ts';

const strict = 3;
const RIGHT = 'R7KM-42QD';
let server: FastifyInstance;
/** Codes that were compared with the right one. */
let checked: string[];
/** Holds back every comparison until it is called. */
let letGo: (() => void) | undefined;
let held: Promise<void> | undefined;

beforeEach(async () => {
  checked = [];
  [letGo, held] = [undefined, undefined];
  server = Fastify();
  answerErrors(server);
  server.decorateRequest('eventCode', 'teachers');
  await limitRates(server, { general: 10_000, token: 10_000, strict });
  const guard = guardTries(server, { general: 10_000, token: 10_000, strict });
  const add = (name: string, tries: Tries) =>
    server.post<{ Body: { code: string } }>(`/api/${name}`, (request, reply) =>
      guard(request, reply, tries, async () => {
        checked.push(request.body.code);
        await held;
        if (request.body.code === 'TAKEN') throw new Refusal('conflict', { code: ['is taken.'] });
        if (request.body.code !== RIGHT) throw invalidField('code', 'is wrong.');
        return {};
      }),
    );
  add('lookUp', { fields: ['code'], budget: 'guesses', byAddress: true });
  // With more room for a network than for an address.
  add('guessed', { fields: ['code'], budget: 'discounts', byAddress: true });
  add('join', { fields: ['code'], budget: 'guesses' });
  add('invited', { fields: ['code'], budget: 'invitations' });
  add('discount', { fields: ['code'], budget: 'discounts' });
});
afterEach(() => server.close());

const attempt = (name: string, code: string, email = '', remoteAddress = '203.0.113.9') =>
  server.inject({ method: 'POST', url: `/api/${name}`, payload: { code, email }, remoteAddress });
const status = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).statusCode;

describe('wrong codes', () => {
  it('end what a network may try, and right ones cost nothing', async () => {
    for (let at = 0; at < 300; at += 1)
      expect(await status('lookUp', RIGHT, `${at}@school.example`)).toBe(200);
    for (let at = 0; at < strict; at += 1) expect(await status('join', `WRONG-${at}`)).toBe(422);
    checked = [];
    expect([await status('join', 'WRONG'), await status('join', RIGHT)]).toEqual([429, 429]);
    // What is refused was not looked at: the answer says nothing about it.
    expect(checked).toEqual([]);
    expect(await status('join', RIGHT, '', '203.0.113.10')).toBe(200);
  });

  it('are counted together, whatever call they are tried in; invitations and discounts have room of their own', async () => {
    for (let at = 0; at < strict; at += 1) await status('lookUp', 'WRONG', `${at}@school.example`);
    expect(await status('join', RIGHT)).toBe(429);
    for (const [name, room] of [
      ['invited', 5],
      ['discount', 15],
    ] as const) {
      for (let at = 0; at < room * strict; at += 1) expect(await status(name, 'WRONG')).toBe(422);
      expect(await status(name, RIGHT)).toBe(429);
    }
  });

  it('from one network do not block lookups of addresses without wrong tries', async () => {
    for (let at = 0; at < strict; at += 1) await status('lookUp', 'WRONG', 'victim@school.example');
    expect(await status('lookUp', RIGHT, 'zoe@school.example')).toBe(200);
    expect(await status('lookUp', RIGHT, 'ana@school.example')).toBe(200);
    expect(await status('lookUp', RIGHT, 'victim@school.example')).toBe(429);
    expect(await status('lookUp', RIGHT, 'victim@school.example', '203.0.113.10')).toBe(200);
  });

  it('have an end even when every try names another address', async () => {
    const tried = [];
    for (let at = 0; at < 20; at += 1) tried.push(await status('lookUp', 'WRONG', `${at}@school.example`));
    expect(tried).toEqual([...Array(2 * strict).fill(422), ...Array(20 - 2 * strict).fill(429)]);
    expect(await status('lookUp', RIGHT, 'new@school.example')).toBe(429);
    expect(checked).toHaveLength(2 * strict);
  });

  it('of one network at one address have an end, for that network only', async () => {
    const tried = [];
    for (let at = 0; at < strict + 2; at += 1)
      tried.push(await status('guessed', 'WRONG', 'Zoe@school.example'));
    expect(tried).toEqual([...Array(strict).fill(422), 429, 429]);
    const refused = await attempt('guessed', RIGHT, 'zoe@School.example');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errors.request[0]).toMatch(/wrong tries for this email address.*in 60 minutes\.$/);
    expect(await status('guessed', RIGHT, 'zoe@school.example', '203.0.113.99')).toBe(200);
  });

  it('of many networks lock nobody out who was hardly wrong, and have an end', async () => {
    const zoe = 'zoe@school.example';
    const guess = async (count: number, network: (at: number) => string) => {
      const tried = [];
      for (let at = 0; at < count; at += 1) tried.push(await status('guessed', 'WRONG', zoe, network(at)));
      return tried.filter((each) => each === 422).length;
    };
    // A stranger uses up the tries of the address, from networks that are wrong more than three times.
    expect(await guess(25 * strict, (at) => `198.51.100.${at % 25}`)).toBe(25 * strict);
    expect(await status('guessed', RIGHT, zoe, '198.51.100.1')).toBe(429);
    // The owner may mistype the code.
    expect(await status('guessed', 'WRONG', zoe, '203.0.113.1')).toBe(422);
    expect(await status('guessed', RIGHT, zoe, '203.0.113.1')).toBe(200);
    // All networks of a /48 count as one.
    expect(await guess(20, (at) => `2001:db8:1:${at}::1`)).toBe(3);
    // Ever new networks are checked up to the limit of the address.
    const others = 100 * strict - 4;
    expect(await guess(others + 20, (at) => `10.0.${Math.floor(at / 250)}.${at % 250}`)).toBe(others);
    expect(await status('guessed', RIGHT, zoe, '203.0.113.2')).toBe(429);
    expect(await status('guessed', RIGHT, 'ana@school.example', '203.0.113.2')).toBe(200);
  });

  it('tried all at once are checked no more often', async () => {
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    const answers = Array.from({ length: 50 }, (_, at) => status('join', `WRONG-${at}`));
    const right = Array.from({ length: 50 }, () => status('join', RIGHT, '', '203.0.113.10'));
    letGo?.();
    expect((await Promise.all(answers)).filter((each) => each === 422)).toHaveLength(strict);
    expect(new Set(await Promise.all(right))).toEqual(new Set([200]));
    expect(checked.filter((code) => code !== RIGHT)).toHaveLength(strict);
  });

  it('are those that are no code: what is refused for another reason is not counted', async () => {
    for (let at = 0; at < 10; at += 1) expect(await status('join', 'TAKEN')).toBe(409);
    expect(await status('join', RIGHT)).toBe(200);
    for (let at = 0; at < 10; at += 1) expect(await status('join', '')).toBe(422);
    expect(await status('join', RIGHT)).toBe(200);
  });

  it('are refused with a sentence about the tries and a time, and blame no field', async () => {
    for (let at = 0; at < strict; at += 1) await status('join', 'WRONG');
    const refused = await attempt('join', RIGHT);
    expect(Object.keys(refused.json().errors)).toEqual(['request']);
    expect(refused.json().errors.request[0]).toMatch(
      /^There were too many wrong tries from your network\. Please try again in \d+ seconds\.$/,
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const french = await server.inject({
      method: 'POST',
      url: '/api/join',
      payload: { code: RIGHT },
      remoteAddress: '203.0.113.9',
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(french.json().errors.request[0]).toMatch(/^Il y a eu trop d’essais infructueux/);
  });
});
