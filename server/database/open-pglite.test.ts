import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDatabaseTemplate } from './database-template.ts';
import { openPglite } from './open-pglite.ts';

const writer = fileURLToPath(new URL('./testing/write-until-killed.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  await ensureDatabaseTemplate();
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('openPglite', () => {
  it('keeps every acknowledged row through kill -9, and opens again at once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const acknowledged = await killAfterRows(folder, 25);
      const database = await openPglite(folder);
      const { rows } = await database.executeSql('select n from acknowledged order by n');
      await database.close();
      const found = new Set(rows.map((row) => JSON.stringify(row)));
      expect(acknowledged.filter((n) => !found.has(JSON.stringify({ n })))).toEqual([]);
    }
  });

  it('refuses a folder that another process has, naming it and the process', async () => {
    const child = spawnWriter(folder);
    await firstRow(child);
    await expect(openPglite(folder)).rejects.toThrow(
      new RegExp(`${folder} is in use by another Rostrum process \\(pid ${child.pid}\\)`),
    );
    await kill(child);
  });

  it('refuses a folder that this process has, until it is closed', async () => {
    const database = await openPglite(folder);
    await expect(openPglite(folder)).rejects.toThrow(/in use/);
    await database.close();
    await (await openPglite(folder)).close();
  });

  it('starts again where a process was killed while it made the database', async () => {
    await mkdir(path.join(folder, 'database'));
    await writeFile(path.join(folder, 'database/PG_VERSION'), '18');
    await writeFile(path.join(folder, 'database.unfinished'), '');
    const database = await openPglite(folder);
    expect((await database.executeSql('select count(*)::int as n from dossier')).rows).toEqual([{ n: 0 }]);
    await database.close();
    expect(existsSync(path.join(folder, 'database.unfinished'))).toBe(false);
  });
});

function spawnWriter(target: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', writer, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function* rowsOf(child: ChildProcess): AsyncGenerator<number> {
  if (!child.stdout) throw new Error('the writer has no output');
  for await (const line of createInterface({ input: child.stdout })) yield Number(line);
}

async function firstRow(child: ChildProcess): Promise<void> {
  for await (const _row of rowsOf(child)) return;
}

async function killAfterRows(target: string, count: number): Promise<number[]> {
  const child = spawnWriter(target);
  const acknowledged: number[] = [];
  for await (const n of rowsOf(child)) {
    acknowledged.push(n);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  return acknowledged;
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
