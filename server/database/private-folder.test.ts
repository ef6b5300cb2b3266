import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureDatabaseTemplate } from './database-template.ts';
import { explainDatabase } from './explain-database.ts';
import { openPglite } from './open-pglite.ts';
import { openPrivateFolder } from './private-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'rostrum-private-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

/** Files and folders that others may read or write. */
async function openToOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    ['', ...entries].map(async (name) => [name, await modeOf(path.join(folder, name))] as const),
  );
  return modes.filter(([, mode]) => !mode.endsWith('00')).map(([name, mode]) => `${name} ${mode}`);
}

it('keeps the embedded database to its user, from its first start and after the next', async () => {
  await ensureDatabaseTemplate();
  const before = process.umask(0);
  try {
    const folder = path.join(parent, 'data');
    await (await openPglite(folder)).close();
    expect(await openToOthers(folder)).toEqual([]);
    expect(await modeOf(path.join(folder, 'database/PG_VERSION'))).toBe('600');
    await chmod(folder, 0o755);
    await chmod(path.join(folder, 'database/PG_VERSION'), 0o666);
    await (await openPglite(folder)).close();
    expect(await openToOthers(folder)).toEqual([]);
  } finally {
    process.umask(before);
  }
});

it('closes a folder that others could read', async () => {
  const folder = path.join(parent, 'open');
  await mkdir(folder, { mode: 0o777 });
  await writeFile(path.join(folder, 'notes.txt'), '');
  await openPrivateFolder(folder);
  expect(await modeOf(folder)).toBe('700');
});

it('refuses a folder of another user, and says how to hand it over', async () => {
  const mine = process.getuid?.() ?? 0;
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(mine + 1);
  const refused = await openPrivateFolder(parent).catch((error: unknown) => error);
  getuid.mockRestore();
  expect(explainDatabase(refused, parent)).toBe(
    `The data folder ${parent} belongs to another user (uid ${mine}; this process runs as uid ${mine + 1}). ` +
      `Run "chown -R ${mine + 1} ${parent}" if it is meant for this server, or name another folder with DATA_DIR.`,
  );
});
