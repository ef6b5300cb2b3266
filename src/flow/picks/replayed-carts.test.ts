// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { createMatcher } from '#engine/recording/matcher.ts';
import { createRecorder } from '#engine/recording/recorder.ts';
import { recordingOf } from '#engine/recording/recording.ts';
import type { Call } from '#src/api/client.ts';
import { pathOf } from '#src/api/path-of.ts';
import { openPicks } from './pick-services.ts';
import { registration, serverOfEachKind } from './testing/server-of-each-kind.ts';

type Input = { readonly body?: object; readonly params?: Record<string, string> };
const urlOf = (endpoint: Endpoint, { params }: Input) =>
  `http://teachers.localhost/api${pathOf(endpoint, params ?? {})}`;
const fieldsOf = ({ body = {} }: Input) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

/** Opens a cart of each kind, and says what each shows once it is loaded. */
async function cartsOf(call: Call, code = registration.code) {
  const picks = openPicks(call, { ...registration, code }, () => '');
  onTestFinished(() => picks.close());
  const { session, variant, activity, choice } = picks.carts;
  const carts = [session(''), variant(''), activity(''), ...['booths', 'levels', 'extras'].map(choice)];
  await vi.waitFor(() => {
    for (const cart of carts) expect(cart.getSnapshot().phase).toBe('ready');
  });
  return carts.map((cart) => [...cart.getSnapshot().items.values()]);
}

it('replays from a recording what a cart of each kind has shown', async () => {
  const recorder = createRecorder();
  const server = serverOfEachKind(() => ({ activities: [] }));
  const recorded = (async (endpoint: Endpoint, input: Input) => {
    const answer = await (server.call as (endpoint: Endpoint, input: Input) => Promise<unknown>)(
      endpoint,
      input,
    );
    const text = new URLSearchParams(fieldsOf(input)).toString();
    recorder.call({
      method: endpoint.method,
      url: urlOf(endpoint, input),
      startedAt: Date.now(),
      milliseconds: 1,
      body: input.body && { mimeType: 'application/x-www-form-urlencoded', text },
      status: 200,
      mimeType: 'application/json',
      text: JSON.stringify(answer),
    });
    return answer;
  }) as unknown as Call;
  const before = await cartsOf(recorded);
  expect(before.map((items) => items.length)).toEqual([3, 3, 2, 2, 2, 2]);

  const matcher = createMatcher(
    recordingOf(recorder.har({ name: 'carts', host: 'teachers.localhost', locale: 'en' })),
  );
  const replayed = (async (endpoint: Endpoint, input: Input) => {
    const { pathname } = new URL(urlOf(endpoint, input));
    const found = matcher.take({ method: endpoint.method, url: pathname, fields: fieldsOf(input) });
    if (!found) throw new Error(`not recorded: ${pathname}`);
    return JSON.parse(found.text);
  }) as unknown as Call;
  // A recording has a stand-in for the registration code.
  expect(await cartsOf(replayed, 'C0DE-0001')).toEqual(before);
  expect(matcher.report()).toMatchObject({ mismatches: [], unasked: [] });
});
