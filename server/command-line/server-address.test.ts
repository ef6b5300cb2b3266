import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readServerAddress, removeServerAddress, writeServerAddress } from './server-address.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-address-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const address = { hostname: 'localhost', port: 4000, host: 'teachers.localhost', pid: process.pid };

it('leaves an address in a data folder that is not there yet, as with a database elsewhere, and takes it away', async () => {
  const dataDir = path.join(folder, 'not', 'yet');
  expect(await readServerAddress(dataDir)).toBeUndefined();
  await writeServerAddress(dataDir, address);
  expect(await readServerAddress(dataDir)).toEqual(address);
  await removeServerAddress(dataDir);
  expect(await readServerAddress(dataDir)).toBeUndefined();
});

it('leaves another server’s address where it is', async () => {
  const other = { ...address, pid: process.pid + 1 };
  await writeServerAddress(folder, other);
  await removeServerAddress(folder);
  expect(await readServerAddress(folder)).toEqual(other);
});
