import type { statfs } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isDatabaseLost } from './database-lost.ts';
import { diskFull, RESERVE, watchDiskSpace } from './disk-space.ts';

it('keeps a reserve, and looks at the disk once a second at most', async () => {
  let [free, at, looks] = [RESERVE, 0, 0];
  const look = (async () => {
    looks += 1;
    return { bavail: free / 4_096, bsize: 4_096 };
  }) as unknown as typeof statfs;
  const hasRoom = watchDiskSpace('/data', look, () => at);
  expect(await hasRoom()).toBe(true);
  free = RESERVE - 4_096;
  expect(await hasRoom()).toBe(true);
  at = 1_000;
  expect([await hasRoom(), await hasRoom(), looks]).toEqual([false, false, 2]);
  free = RESERVE;
  at = 2_000;
  expect(await hasRoom()).toBe(true);
});

it('takes a disk that it cannot look at for one with room', async () => {
  expect(await watchDiskSpace('/nowhere/at/all')()).toBe(true);
});

it('refuses as the disk itself does, so that the same call may be made later', () => {
  expect(isDatabaseLost(diskFull())).toBe(true);
});
