import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#engine/contract/api.ts';
import { limitRates } from '#server/http/rate-limits.ts';
import { routeLimits } from './route-limits.ts';

const limits = { general: 100, token: 50, strict: 3 };
let server: FastifyInstance;

beforeEach(async () => {
  server = Fastify();
  await limitRates(server, limits);
});
afterEach(() => server.close());

function add(name: string): void {
  server.post(
    `/api/${name}`,
    routeLimits(name, { method: 'POST', path: name } as never, limits),
    async () => ({}),
  );
}

async function serve(name: string): Promise<void> {
  add(name);
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
    'sendLookUpCode',
    'sendReceiptParty',
    'sendInvitationColleague',
    'saveToWaitlist',
    'declineWaitlistOffer',
    'subscribeEmail',
  ];
  it.each(strict)('%s is answered as often as the strict limit says, and no more', async (name) => {
    await serve(name);
    expect(await answered(name, () => ({ email: 'a@b.example' }))).toBe(limits.strict);
  });

  const guessed = [
    ['registration', 'checkRegistration', 'code'],
    ['looked-up', 'getLookUpRegistration', 'code'],
    ['access', 'getLookUpRegistrationByEmail', 'access_code'],
    ['group', 'checkRegistration', 'group_code'],
  ] as const;
  it.each(guessed)('counts guesses of %s codes strictly, whatever is guessed', async (_, name, field) => {
    await serve(name);
    expect(await answered(name, (at) => ({ email: 'a@b.example', [field]: `CODE-${at}` }))).toBe(
      limits.strict,
    );
  });

  it('counts guesses of all kinds together', async () => {
    for (const name of ['checkRegistration', 'getLookUpRegistration', 'getLookUpRegistrationByEmail'])
      add(name);
    await server.ready();
    await answered('checkRegistration', () => ({ code: 'CODE' }));
    expect(await answered('getLookUpRegistration', () => ({ code: 'CODE' }))).toBe(0);
    expect(await answered('getLookUpRegistrationByEmail', () => ({ access_code: 'CODE' }))).toBe(0);
  });

  const given = [
    ['invitation', 'generateRegistrationCaptured', 'invitation_code', 5],
    ['waitlist', 'generateRegistrationCaptured', 'entry_ID', 5],
    ['discount', 'checkAndSubmitApplyCode', 'discount_code', 15],
  ] as const;
  it.each(given)(
    'has room for a school that was given one %s code, and an end',
    async (_, name, field, room) => {
      add('checkRegistration');
      await serve(name);
      const typed = () => ({ email: 'a@b.example', [field]: 'SCHOOL-27' });
      expect(await answered(name, typed, 49)).toBe(room * limits.strict);
      // Nobody of the school is kept from opening a registration by it.
      expect(await answered('checkRegistration', () => ({ code: 'CODE' }))).toBe(limits.strict);
    },
  );

  it.each(['checkRegistration', 'generateRegistrationCaptured'])(
    'does not count so who begins without a code: %s',
    async (name) => {
      await serve(name);
      expect(await answered(name, () => ({ email: 'a@b.example', code: '', invitation_code: '' }))).toBe(10);
    },
  );

  it('lets a staff room into its group, and guesses of its code no more often than that', async () => {
    for (const name of ['checkGroup', 'joinGroup', 'openGroup']) add(name);
    await server.ready();
    const tried = (at: number) => ({ group_code: `CODE-${at}` });
    expect(await answered('checkGroup', tried, 10)).toBe(10);
    expect(await answered('joinGroup', tried, 10)).toBe(5 * limits.strict - 10);
    expect(await answered('openGroup', tried, 10)).toBe(limits.strict);
  });

  it('names calls that there are', () => {
    const names = Object.values(api).flatMap((resource) => Object.keys(resource));
    const limited = [...strict, ...[...guessed, ...given].map(([, name]) => name)];
    expect(limited.filter((name) => !names.includes(name))).toEqual([]);
  });
});
