import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#engine/contract/api.ts';
import { limitRates } from '#server/http/rate-limits.ts';
import { routeLimits } from './route-limits.ts';

const limits = { general: 50, strict: 3 };
let server: FastifyInstance;

beforeEach(async () => {
  server = Fastify();
  await limitRates(server, limits);
});
afterEach(() => server.close());

async function serve(name: string): Promise<void> {
  server.post(
    `/api/${name}`,
    routeLimits(name, { method: 'POST', path: name } as never, limits),
    async () => ({}),
  );
  await server.ready();
}

/** How many of so many calls were answered before the limit. */
async function answered(name: string, payload: (at: number) => object, calls = 10): Promise<number> {
  let count = 0;
  for (let at = 0; at < calls; at += 1) {
    const { statusCode } = await server.inject({ method: 'POST', url: `/api/${name}`, payload: payload(at) });
    if (statusCode === 200) count += 1;
  }
  return count;
}

describe('calls with which codes could be guessed, or addresses flooded', () => {
  const strict = [
    'sendEventEmailAccessCode',
    'sendReceiptParty',
    'sendInvitationColleague',
    'saveToWaitlist',
    'subscribeEmail',
  ];
  it.each(strict)('%s is answered as often as the strict limit says, and no more', async (name) => {
    await serve(name);
    expect(await answered(name, () => ({ email: 'a@b.example' }))).toBe(limits.strict);
  });

  it('counts guesses of registration codes strictly, whatever is guessed', async () => {
    await serve('checkRegistration');
    expect(await answered('checkRegistration', (at) => ({ email: 'a@b.example', code: `CODE-${at}` }))).toBe(
      limits.strict,
    );
  });

  it('does not count so who begins without a code', async () => {
    await serve('checkRegistration');
    expect(await answered('checkRegistration', () => ({ email: 'a@b.example' }))).toBe(10);
  });

  it('names calls that there are', () => {
    const names = Object.values(api).flatMap((resource) => Object.keys(resource));
    expect(strict.filter((name) => !names.includes(name))).toEqual([]);
  });
});
