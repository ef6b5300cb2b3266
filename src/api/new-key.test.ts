import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from './client.ts';
import { newKey } from './new-key.ts';

afterEach(() => vi.unstubAllGlobals());

const asking = vi.fn(async () => ({ type: 'registration', code: 'registration-of-the-server' }));

it('asks nobody where the browser makes keys', async () => {
  expect(await newKey(asking as unknown as Call, 'registration')).toMatch(/^[0-9a-f-]{36}$/);
  expect(asking).not.toHaveBeenCalled();
});

it('asks the server where it makes none, as over plain http', async () => {
  vi.stubGlobal('crypto', {});
  expect(await newKey(asking as unknown as Call, 'registration')).toBe('registration-of-the-server');
  expect(asking).toHaveBeenCalledWith(expect.objectContaining({ path: '/genCommonCode' }), {
    body: { type: 'registration' },
  });
});
