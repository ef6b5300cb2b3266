import { describe, expect, it } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { startReplay } from '#engine/recording/replay-session.ts';
import { recordingOfCases, replayCases, type WireCall } from '#engine/recording/testing/replay-cases.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { createClient } from '#src/api/client.ts';
import { recordedFetch, recordedHttp } from './recorded-http.ts';

const begin = () => startReplay(recordingOfCases(), { speed: Number.POSITIVE_INFINITY });

/** Ways to ask a recording within one process; the others are asked in `server/replay` and in a browser. */
const ways: Readonly<Record<string, () => (call: WireCall) => Promise<{ status: number; answer: unknown }>>> =
  {
    'the client’s network': () => {
      const http = recordedHttp(begin());
      return async ({ method, url, type, body }) => {
        const { status, data } = await http
          .request({
            method,
            url,
            validateStatus: null,
            ...(type !== undefined && { headers: { 'content-type': type } }),
            ...(body !== undefined && { data: body }),
          })
          .catch((error) => error.response);
        return { status, answer: typeof data === 'string' ? JSON.parse(data) : data };
      };
    },
    'what a page fetches': () => {
      const asked = recordedFetch(begin(), fetch);
      return async ({ method, url, type, body }) => {
        const answer = await asked(`http://teachers.localhost${url}`, {
          method,
          ...(type !== undefined && { headers: { 'content-type': type } }),
          ...(body !== undefined && { body }),
        });
        return { status: answer.status, answer: await answer.json() };
      };
    },
  };

describe.each(Object.entries(ways))('%s answers from a recording', (_, open) => {
  it.each(replayCases)('$name', async ({ calls }) => {
    const ask = open();
    for (const [call, expected] of calls) expect([call, await ask(call)]).toEqual([call, expected]);
  });
});

it('serves the typed client in a unit test, its failures and their ids included', async () => {
  const call = createClient({ http: recordedHttp(begin()) });
  const steps = { track: 'online', mode: 'Online', day: ['friday', 'saturday'] };
  expect(await call(api.forms.loadStepConfiguration, { body: steps })).toEqual({ version: 1 });
  const failure = await call(api.schedule.getWorkshopByQuery, {
    params: { x: 'all', track: 'online' },
    query: {},
  }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 501, failure: { errors: { recording: [expect.any(String)] } } });
  expect(failure).toBeInstanceOf(ApiFailure);
  const declined = await call(api.registration.saveSubmitRegistration, {
    body: { code: 'ABCD-EFGH', total: 1800, credit: 'tok_sandbox_visa_0002_declined_00000000', versions: '' },
    idempotencyKey: 'key',
  }).catch((error: unknown) => error);
  // A body with more fields than were recorded is another call.
  expect(declined).toMatchObject({ status: 501 });
});
