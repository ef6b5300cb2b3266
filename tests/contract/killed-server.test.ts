import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { onlineAnswers, onlineChoice } from './test-api.ts';

type Begun = { registration: { code: string }; token: string };

/** Sends fields to a server in another process, as the site does. */
function callerOf({ url }: RunningServer) {
  return async (call: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const item of [value].flat()) body.append(name, String(item));
    }
    const answer = await fetch(`${url}/api/${call}`, { method: 'POST', body, headers });
    return {
      status: answer.status,
      body: await answer.json(),
      replayed: answer.headers.get('idempotency-replayed'),
    };
  };
}

async function killedAt(call: string, use: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer({ program: 'tests/setup/server-killed-at.ts', env: { KILL_AT: call } });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

describe('a server killed between its work and its answer', () => {
  it('gives the answer of a submission to the same key after it is started again', async () => {
    await killedAt('saveSubmitRegistration', async (server) => {
      const post = callerOf(server);
      const email = 'ana@example.org';
      const key = { 'idempotency-key': randomUUID() };
      const begun: Begun = (await post('generateRegistrationCaptured', { ...onlineChoice, email }, key)).body;
      const { code } = begun.registration;
      const bearer = { authorization: `Bearer ${begun.token}` };
      for (const [form_type, values] of Object.entries(onlineAnswers(email))) {
        const fields = { code, form_type, version: 1, values: JSON.stringify(values) };
        expect((await post('saveRegistrationPersonalInformations', fields, bearer)).status).toBe(200);
      }
      const { versions, quote } = (await post('initStepReview', { code }, bearer)).body;
      const { total } = quote;
      const credit = `tok_sandbox_visa_4242_ok_${randomUUID()}`;
      const fields = { code, track: 'online', versions: JSON.stringify(versions), total, credit };
      const submitKey = { ...bearer, 'idempotency-key': randomUUID() };
      await expect(post('saveSubmitRegistration', fields, submitKey)).rejects.toThrow('fetch failed');

      await server.restart();
      const again = await post('saveSubmitRegistration', fields, submitKey);
      expect(again).toMatchObject({
        status: 200,
        replayed: 'true',
        body: { registration: { status: 'Submitted' } },
      });
      const outbox = await (await fetch(`${server.url}/outbox`)).text();
      expect(outbox.split('<article').length - 1).toBe(1);
    });
  }, 120_000);

  it('begins no second registration for the same key', async () => {
    await killedAt('generateRegistrationCaptured', async (server) => {
      const post = callerOf(server);
      const fields = { ...onlineChoice, email: 'ana@example.org' };
      const key = { 'idempotency-key': randomUUID() };
      await expect(post('generateRegistrationCaptured', fields, key)).rejects.toThrow('fetch failed');
      await server.restart();
      const again = await post('generateRegistrationCaptured', fields, key);
      expect(again).toMatchObject({ status: 200, replayed: 'true' });
      const { registration, token }: Begun = again.body;
      const bearer = { authorization: `Bearer ${token}` };
      expect((await post('initStepReview', { code: registration.code }, bearer)).status).toBe(200);
    });
  }, 120_000);
});
