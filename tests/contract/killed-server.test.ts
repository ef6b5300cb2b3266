import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { cardToken, openPaidEvent, type PaidEvent } from './paid-event.ts';
import { remoteApi } from './remote-api.ts';
import { type Begun, organizerToken } from './test-api.ts';

async function killedAt(
  call: string,
  use: (server: RunningServer, event: PaidEvent) => Promise<void>,
): Promise<void> {
  const server = await startServer({
    program: 'tests/setup/server-killed-at.ts',
    env: { KILL_AT: call, ADMIN_TOKEN: organizerToken },
  });
  try {
    await use(server, await openPaidEvent(remoteApi(server.port)));
  } finally {
    await server.stop();
  }
}

async function reviewedOf(event: PaidEvent, begun: Begun): Promise<object> {
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
      await killedAt('saveSubmitRegistration', async (server, event) => {
        const begun = await event.begin();
        await event.fill(begun);
        if (!('credit' in card)) await freeOfCharge(event, begun);
        const fields = { ...(await reviewedOf(event, begun)), ...card };
        const headers = { ...begun.bearer, 'idempotency-key': randomUUID() };
        await expect(event.post('saveSubmitRegistration', fields, headers)).rejects.toThrow();

        await server.restart();
        const again = await event.post('saveSubmitRegistration', fields, headers);
        expect(again.headers['idempotency-replayed']).toBe('true');
        expect(again.body).toMatchObject({ status: 'confirmed', registration: { status: 'Submitted' } });
        const outbox = await (await fetch(`${server.url}/outbox`)).text();
        expect(outbox.split('<article').length - 1).toBe(1);
      });
    },
    120_000,
  );

  it('begins no second registration for the same key', async () => {
    await killedAt('generateRegistrationCaptured', async (server, event) => {
      const fields = {
        track: 'main',
        mode: 'In-Person',
        registrations_day: ['day1'],
        email: 'ana@example.org',
      };
      const key = { 'idempotency-key': randomUUID() };
      await expect(event.post('generateRegistrationCaptured', fields, key)).rejects.toThrow();
      await server.restart();
      const again = await event.post('generateRegistrationCaptured', fields, key);
      expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
      const { registration, token } = again.body as { registration: { code: string }; token: string };
      const bearer = { authorization: `Bearer ${token}` };
      expect((await event.review({ code: registration.code, email: '', bearer })).status).toBe(200);
    });
  }, 120_000);
});

/** Declines the membership and takes the rest off. */
async function freeOfCharge(event: PaidEvent, begun: Begun): Promise<void> {
  await event.fill(begun, { decline: true });
  const applied = await event.applyCode(begun, 'FREE100');
  expect(applied.body.quote).toMatchObject({ total: 0 });
}
