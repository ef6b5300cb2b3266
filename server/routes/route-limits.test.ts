import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#engine/contract/api.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { limitRates } from '#server/http/rate-limits.ts';
import { routeLimits, triesOf } from './route-limits.ts';

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
async function answered(name: string, payload: (at: number) => object, calls: number): Promise<number> {
  let count = 0;
  for (let at = 0; at < calls; at += 1) {
    const { statusCode } = await server.inject({ method: 'POST', url: `/api/${name}`, payload: payload(at) });
    if (statusCode === 200) count += 1;
  }
  return count;
}

const crowd = [
  'sendEventEmailAccessCode',
  'sendLookUpCode',
  'sendReceiptParty',
  'sendInvitationColleague',
  'saveToWaitlist',
  'declineWaitlistOffer',
  'subscribeEmail',
  'changeEmail',
  'confirmEmail',
  'createGroup',
  'getInstructorByInvitation',
  'openInvitation',
  'declineInvitation',
];
const tried = [
  ['checkRegistration', ['code', 'group_code'], 'guesses'],
  ['getLookUpRegistration', ['code'], 'guesses'],
  ['continueFlow', ['code'], 'guesses'],
  ['getLookUpRegistrationByEmail', ['access_code'], 'guesses'],
  ['openGroup', ['group_code'], 'guesses'],
  ['checkGroup', ['group_code'], 'guesses'],
  ['joinGroup', ['group_code'], 'guesses'],
  ['generateRegistrationCaptured', ['invitation_code'], 'invitations'],
  ['checkAndSubmitApplyCode', ['discount_code'], 'discounts'],
] as const;

describe('calls that send email or store something for anybody', () => {
  // A school of 300 sits behind one address; what one address receives, and one registration does, has its own limit.
  it.each(crowd)('%s has room for a school within a minute, and an end', async (name) => {
    await serve(name);
    const calls = 30 * limits.strict + 10;
    expect(await answered(name, () => ({ email: 'a@b.example' }), calls)).toBe(30 * limits.strict);
  });
});

describe('calls in which codes can be tried', () => {
  // How wrong tries are counted is tested with `guardTries`; right ones cost nothing, so calls as such are not counted.
  it.each(tried)('%s is not limited by itself, its wrong tries are', async (name, fields, budget) => {
    await serve(name);
    expect(await answered(name, (at) => ({ [fields[0]]: `CODE-${at}` }), 90)).toBe(90);
    expect(triesOf(name)).toMatchObject({ fields, budget });
  });

  it('count by address where an address is what the code belongs to', () => {
    const names = tried.map(([name]) => name).filter((name) => triesOf(name)?.byAddress);
    expect(names).toEqual([
      'checkRegistration',
      'getLookUpRegistration',
      'continueFlow',
      'getLookUpRegistrationByEmail',
      'openGroup',
    ]);
  });
});

it('names calls that there are, and every call that takes a code and an address from anybody', () => {
  const endpoints = Object.values(api).flatMap((resource) => Object.entries<Endpoint>(resource));
  const names = endpoints.map(([name]) => name);
  expect([...crowd, ...tried.map(([name]) => name)].filter((name) => !names.includes(name))).toEqual([]);
  const takesCode = endpoints.filter(
    ([name, { access, body }]) =>
      access === 'public' &&
      // Its answer is the same for a right code and a wrong one.
      name !== 'sendReceiptParty' &&
      Object.hasOwn(body?.properties ?? {}, 'email') &&
      ['code', 'group_code', 'access_code', 'discount_code'].some((field) =>
        Object.hasOwn(body?.properties ?? {}, field),
      ),
  );
  expect(takesCode.map(([name]) => name).filter((name) => !triesOf(name))).toEqual([]);
});
