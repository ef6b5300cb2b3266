import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { seedEvents } from '#server/configuration/seed-events.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { callTimes } from './desk/calls.ts';
import { importTimes } from './desk/import-times.ts';
import { browserTimes } from './desk/in-browser.ts';
import { storeRegistrations } from './desk/registrations.ts';

// `npm run bench -- desk [rows [samples]]`: the organizers' desk with 100,000 registrations on PostgreSQL and a tenth on
// PGlite. Calls over HTTP, one after the other: the first page of searches and filters, one registration, the overview.
// In Chromium: the first page of a list painted, the list scrolled, signing in beside a bare React page. On PGlite, how
// long visitors wait while an import runs. `--only=calls`, `browser`, `pglite` or `import` measures a part.
const numbers = process.argv.slice(2).map(Number).filter(Boolean);
const [rows = 100_000, samples = 40] = numbers;
const only = process.argv.find((each) => each.startsWith('--only='))?.slice('--only='.length);
const token = randomUUID();
const env = { ADMIN_TOKEN: token };
const sayLoad = () =>
  console.log(
    `Load average: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  );

async function onPostgres(): Promise<void> {
  const postgres = await openTestPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const { database, url } = postgres;
  await seedEvents(await openConfiguration(database.db));
  await storeRegistrations(database, rows);
  const server = await startServer({ env: { ...env, DATABASE_URL: url } });
  try {
    console.log(`PostgreSQL, ${rows.toLocaleString('en')} registrations`);
    if (only !== 'browser') console.table(await callTimes(server.url, { token, samples, factor: 1 }));
    if (only !== 'calls') console.table(await browserTimes(server.url, { token, rows }));
  } finally {
    await server.stop();
    await database.close();
  }
}

async function onPglite(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-bench-desk-'));
  const database = await openPglite(dataDir);
  await seedEvents(await openConfiguration(database.db));
  await storeRegistrations(database, rows / 10);
  await database.close();
  const server = await startServer({ dataDir, env });
  try {
    console.log(`PGlite, ${(rows / 10).toLocaleString('en')} registrations`);
    if (only !== 'import') console.table(await callTimes(server.url, { token, samples, factor: 3 }));
    console.table(await importTimes(server.url, token));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

sayLoad();
if (only !== 'pglite' && only !== 'import') await onPostgres();
if (only === undefined || only === 'pglite' || only === 'import') await onPglite();
sayLoad();
