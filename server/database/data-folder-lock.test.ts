import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('lockDataFolder', () => {
  it.each([
    ['a short name', 'a'],
    ['a name too long for a socket', 'a'.repeat(120)],
  ])('gives a folder of %s to one of several that ask at once', async (_what, name) => {
    const target = path.join(folder, name);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(target)));
    const held = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(held).toHaveLength(1);
    expect(refused.every((error) => error instanceof DataFolderInUse)).toBe(true);
    await held[0]?.release();
    await (await lockDataFolder(target)).release();
  });
});
