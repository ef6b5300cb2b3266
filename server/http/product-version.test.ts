import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { productVersion, registerVersion } from './product-version.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-version-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is that of the package where no site is built', () => {
  expect(productVersion(undefined)).toBe(manifest.version);
  expect(productVersion(folder)).toBe(manifest.version);
});

it('is another for each site that is built, and the same for the same', async () => {
  const versions: string[] = [];
  for (const page of ['<p>one</p>', '<p>two</p>', '<p>one</p>']) {
    await writeFile(path.join(folder, 'index.html'), page);
    versions.push(productVersion(folder));
  }
  const [first, second, again] = versions;
  expect(first).toMatch(new RegExp(`^${manifest.version.replaceAll('.', '\\.')}\\+[0-9a-f]{10}$`));
  expect(second).not.toBe(first);
  expect(again).toBe(first);
});

it('is told at /version.json, and kept by nobody', async () => {
  const server = Fastify();
  registerVersion(server, '1.2.3+abc');
  const answer = await server.inject('/version.json');
  expect([answer.json(), answer.headers['cache-control']]).toEqual([{ version: '1.2.3+abc' }, 'no-store']);
});
