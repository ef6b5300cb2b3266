// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { ApiFailure } from './api-failure.ts';
import type { Call } from './client.ts';
import { retryReads } from './retry-reads.ts';

const lost = () => new ApiFailure(0, { kind: 'connection', errors: {} });
const refused = () => new ApiFailure(422, { kind: 'invalid', errors: {} });
const asked = { body: { code: 'R7KM-42QD' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(...errors: Error[]) {
  const call = vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return { registered: 'N' };
  });
  return { call, retried: retryReads(call as unknown as Call) };
}

it.each([
  ['a lost answer', lost],
  ['a server that is restarted', () => new ApiFailure(503, { kind: 'fault', errors: {} })],
])('a read is asked again after %s', async (_, error) => {
  const { call, retried } = failing(error(), error());
  const answer = retried(api.registration.checkAlreadyRegistered, asked);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ registered: 'N' });
  expect(call).toHaveBeenCalledTimes(3);
});

it('what fails for long, is refused, or finds no network is passed on', async () => {
  const long = failing(lost(), lost(), lost());
  const failed = expect(long.retried(api.registration.checkAlreadyRegistered, asked)).rejects.toThrow();
  await vi.runAllTimersAsync();
  await failed;
  const { call, retried } = failing(refused());
  await expect(retried(api.registration.checkAlreadyRegistered, asked)).rejects.toThrow();
  expect(call).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', { onLine: false });
  const offline = failing(lost());
  await expect(offline.retried(api.registration.checkAlreadyRegistered, asked)).rejects.toThrow();
  expect(offline.call).toHaveBeenCalledOnce();
});

it('what changes something is asked once', async () => {
  const { call, retried } = failing(lost());
  await expect(retried(api.registration.cancelPayment, asked as never)).rejects.toThrow();
  expect(call).toHaveBeenCalledOnce();
});
