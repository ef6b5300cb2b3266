import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '../setup/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
let dataDir: string | undefined;
afterAll(async () => {
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/version.json`, { headers: { host: `localhost:${port}` } }).then(
    ({ ok }) => ok,
    () => false,
  );

it('npm start that is told to end leaves no server behind that holds its port', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-start-'));
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect(await answers(port)).toBe(true), { timeout: 240_000, interval: 500 });
  npm.kill('SIGTERM');
  await vi.waitFor(async () => expect(await answers(port)).toBe(false), { timeout: 60_000, interval: 500 });
}, 320_000);
