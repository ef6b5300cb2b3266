import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { ExecuteSql, OpenDatabase } from './database.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/** Arbitrary numbers; two servers that start together migrate one after the other. */
const migrationLock = 7_216_001;
const startLock = 7_216_002;

/** How long to wait for a connection, in milliseconds. */
const CONNECT_MS = 10_000;

/** Opens a PostgreSQL database by URL and migrates it; throws if it cannot be reached. */
export async function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    application_name: 'rostrum',
    // A server that has gone without a word, as in a failover, is noticed.
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
  });
  // Without these listeners a connection that the server closes, idle or in a transaction, would end the process.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    executeSql: executeSqlOnPool(pool),
    alone: (work) => withLock(pool, startLock, work),
    listen: (channel, listener) => listenOnPostgres(url, channel, listener),
    description: `PostgreSQL at ${new URL(url).host}${new URL(url).pathname}`,
    close: () => pool.end(),
  };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  await withLock(pool, migrationLock, (client) => migrate(drizzle(client), { migrationsFolder }));
}

async function withLock<Result>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    // Ends the session, and with it the lock, whatever state the work left it in.
    client.release(true);
  }
}

function executeSqlOnPool(pool: pg.Pool): ExecuteSql {
  return async (text, values) => {
    const client = await pool.connect();
    let failed = true;
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
      failed = false;
      // Several statements return several results.
      return { rows: [result].flat().at(-1)?.rows ?? [] };
    } finally {
      // The text may have started a transaction: a connection that failed is discarded.
      client.release(failed);
    }
  };
}
