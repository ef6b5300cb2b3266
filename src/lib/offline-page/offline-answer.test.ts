import { expect, test, vi } from 'vitest';
import { KEPT_UNTIL, type OfflineCache, offlineAnswer } from './offline-answer.ts';

const noon = 1_000_000;
const now = () => noon;
const never = () => new Promise<Response>(() => {});
const fails = () => Promise.reject(new TypeError('no network'));
const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

function shelf(until?: number) {
  const kept =
    until === undefined ? undefined : new Response('kept', { headers: { [KEPT_UNTIL]: `${until}` } });
  return {
    match: () => Promise.resolve(kept),
    remove: vi.fn(() => Promise.resolve(true)),
  } satisfies OfflineCache;
}

test.each([
  ['what the network says', () => says('fresh'), 'fresh'],
  ['what the network refuses, which it knows best', () => says('gone', 404), 'gone'],
  ['what is kept, without a network', fails, 'kept'],
  ['what is kept, where the server fails', () => says('down', 503), 'kept'],
  ['what is kept, where nothing comes', never, 'kept'],
])('gives %s', async (_what, ask, text) => {
  const answer = await offlineAnswer(ask, shelf(noon + 1), { now, patience: 5 });
  expect(await answer.text()).toBe(text);
});

test('what was kept too long is forgotten, and the failure stands', async () => {
  const old = shelf(noon);
  await expect(offlineAnswer(fails, old, { now })).rejects.toThrow('no network');
  expect(old.remove).toHaveBeenCalledOnce();
  const down = await offlineAnswer(() => says('down', 503), shelf(noon), { now });
  expect(down.status).toBe(503);
});

test('where nothing is kept the network has all the time it takes', async () => {
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 30));
  expect(await (await offlineAnswer(() => slow, shelf(), { now, patience: 5 })).text()).toBe('late');
});
