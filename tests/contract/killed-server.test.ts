import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { cardToken, openPaidEvent, type PaidEvent } from './paid-event.ts';
import { remoteApi } from './remote-api.ts';
import { type Begun, organizerToken } from './test-api.ts';

const killed = { 'x-killed-before-answer': 'Y' };
let server: RunningServer;
let event: PaidEvent;
beforeAll(async () => {
  server = await startServer({
    preload: 'tests/setup/kill-before-answer.mjs',
    env: { ADMIN_TOKEN: organizerToken },
  });
  event = await openPaidEvent(remoteApi(server.port));
});
afterAll(() => server.stop());

async function reviewedOf(begun: Begun): Promise<object> {
  const { versions, quote } = (await event.review(begun)).body;
  const { total } = quote as { total: number };
  return { code: begun.code, track: 'main', versions: JSON.stringify(versions), total };
}

describe('a server killed between its work and its answer', () => {
  it.each([
    ['that is paid for', { credit: cardToken('ok') }],
    ['that is free', {}],
  ])(
    'gives the answer of a submission %s to the same key after it is started again',
    async (_, card) => {
      const begun = await event.begin();
      await event.fill(begun);
      if (!('credit' in card)) await freeOfCharge(begun);
      const fields = { ...(await reviewedOf(begun)), ...card };
      const headers = { ...begun.bearer, 'idempotency-key': randomUUID() };
      await expect(event.post('saveSubmitRegistration', fields, { ...headers, ...killed })).rejects.toThrow();

      await server.restart();
      const again = await event.post('saveSubmitRegistration', fields, headers);
      expect(again.headers['idempotency-replayed']).toBe('true');
      expect(again.body).toMatchObject({ status: 'confirmed', registration: { status: 'Submitted' } });
      const outbox = await (await fetch(`${server.url}/outbox`)).text();
      // The one that came when it began has the code too.
      const mails = outbox
        .split('<article')
        .filter((mail) => mail.includes(begun.code) && mail.includes('has been submitted'));
      expect(mails).toHaveLength(1);
    },
    120_000,
  );

  it('begins no second registration for the same key', async () => {
    const fields = {
      track: 'main',
      mode: 'In-Person',
      registrations_day: ['day1'],
      email: 'ana@example.org',
    };
    const key = { 'idempotency-key': randomUUID() };
    await expect(event.post('generateRegistrationCaptured', fields, { ...key, ...killed })).rejects.toThrow();
    await server.restart();
    const again = await event.post('generateRegistrationCaptured', fields, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    const { registration, token } = again.body as { registration: { code: string }; token: string };
    const bearer = { authorization: `Bearer ${token}` };
    expect((await event.review({ code: registration.code, email: '', bearer })).status).toBe(200);
  });
});

/** Declines the membership and takes the rest off. */
async function freeOfCharge(begun: Begun): Promise<void> {
  await event.fill(begun, { decline: true });
  const applied = await event.applyCode(begun, 'FREE100');
  expect(applied.body.quote).toMatchObject({ total: 0 });
}
