import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '#server/database/database.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { startPostgres } from './start-postgres.ts';

export type PostgresReading =
  | { ok: true; database: OpenDatabase; url: string }
  | { ok: false; reason: string };

/**
 * A migrated, empty database on a real PostgreSQL: a new one on the server of DATABASE_URL where that is given, else
 * on a server started for the caller. Gives a reason where neither can be had; `close` removes what was made. What is
 * prepared is there before it is migrated.
 */
export async function openTestPostgres(
  prepare?: (client: pg.Client) => Promise<void>,
): Promise<PostgresReading> {
  const server = process.env.DATABASE_URL
    ? { ok: true as const, url: process.env.DATABASE_URL, stop: async () => {} }
    : await startPostgres();
  if (!server.ok) return server;
  const { url, name } = await createDatabase(server.url);
  if (prepare) await withClient(url, prepare);
  const database = await openPostgres(url, () => {});
  return {
    ok: true,
    url,
    database: {
      ...database,
      async close() {
        await database.close();
        await runOn(server.url, `drop database ${name} with (force)`);
        await server.stop();
      },
    },
  };
}

/** Creates an empty database on a server. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; name: string }> {
  const name = `rostrum_test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  return { url: withDatabase(serverUrl, name), name };
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(url: string, statement: string): Promise<void> {
  await withClient(url, async (client) => void (await client.query(statement)));
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
