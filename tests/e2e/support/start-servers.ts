import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#server/database/testing/start-postgres.ts';
import { createDatabase } from '#server/database/testing/test-postgres.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { siteOf, WORKERS } from './shared-server.ts';

/** Level `error` or `fatal`, as pino writes them. */
const FAULT = /"level":[56]0/;

/**
 * Starts the real server for each worker, once for the whole run, on PostgreSQL: PGlite took a quarter of the processor
 * away from the browsers. The tests that start a server of their own run on PGlite.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(path.resolve(import.meta.dirname, '../../../dist/site/index.html'))) {
    throw new Error('The website is not built: run node scripts/build.mjs first.');
  }
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const servers = await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const { url } = await createDatabase(postgres.url);
      return startServer({ env: { DATABASE_URL: url } });
    }),
  );
  project.provide(
    'servers',
    servers.map(({ port, dataDir }) => ({ site: siteOf(port), dataDir })),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    for (const [index, server] of servers.entries()) tellFaults(index, server.output());
  };
}

/** What a server has logged as a fault stands beside the tests that failed by it: nothing else of its log is kept. */
function tellFaults(worker: number, output: string): void {
  for (const line of output.split('\n').filter((each) => FAULT.test(each))) {
    console.error(`The server of worker ${worker + 1}: ${line.slice(0, 1_000)}`);
  }
}
