import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeArguments } from '#tests/setup/server-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-orphan-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a port that is taken is told before the database is touched', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dataDir = path.join(folder, 'never');
  const env = { ...process.env, NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
  const server = spawn(process.execPath, nodeArguments('server/start/main.ts'), { cwd: root, env });
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise((resolve) => server.once('exit', resolve));
  await new Promise((resolve) => other.close(resolve));
  expect([code, said]).toEqual([1, expect.stringContaining(`Another program listens on port ${port}`)]);
  expect(existsSync(dataDir)).toBe(false);
}, 150_000);
