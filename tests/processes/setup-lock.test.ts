import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFolder } from '#server/settings/project-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-setup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockModule = path.join(projectFolder, 'scripts/setup-lock.mjs');
/** Notes when it begins and ends; the end is a moment later, in which another one would interleave. */
const work = `
  import { appendFileSync } from 'node:fs';
  import { withLock } from ${JSON.stringify(lockModule)};
  const [log, lock] = process.argv.slice(-2);
  const note = (what) => appendFileSync(log, what + ' ' + process.pid + '\\n');
  withLock(lock, () => {
    note('begin');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    note('end');
  });
`;

it('two commands that install or build at once take turns, and the second says that it waits', async () => {
  const [log, lock] = [path.join(folder, 'log'), path.join(folder, '.cache/setup.lock')];
  const started = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', work, log, lock], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  let said = '';
  for (const { stdout } of started) stdout.on('data', (text) => (said += text));
  await Promise.all(started.map((child) => once(child, 'close')));
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  const pairs = lines.map((line) => line.split(' '));
  expect(pairs.map(([what]) => what)).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
  for (let at = 0; at < pairs.length; at += 2) expect(pairs[at]?.[1]).toBe(pairs[at + 1]?.[1]);
  expect(said).toMatch(/Another command installs or builds in this folder \(process \d+\)/);
});

it.each([
  ['a process that has ended', '99999999'],
  ['no process', ''],
])('a lock that %s has left is taken over', async (_, holder) => {
  const [log, lock] = [path.join(folder, 'log'), path.join(folder, 'lock')];
  await writeFile(lock, holder);
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', work, log, lock]);
  expect(status).toBe(0);
});
