import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '#tests/setup/start-server.ts';
import { siteOf, WORKERS } from './shared-server.ts';

/** Starts the real server for each worker, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(path.resolve(import.meta.dirname, '../../../dist/site/index.html'))) {
    throw new Error('The website is not built: run node scripts/build.mjs first.');
  }
  const servers = await Promise.all(Array.from({ length: WORKERS }, () => startServer()));
  project.provide(
    'servers',
    servers.map(({ port, dataDir }) => ({ site: siteOf(port), dataDir })),
  );
  return async () => void (await Promise.all(servers.map((server) => server.stop())));
}
