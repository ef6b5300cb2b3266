import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataFolder } from './data-folder-lock.ts';
import type { ExecuteSql, OpenDatabase } from './database.ts';
import { readDatabaseTemplate } from './database-template.ts';
import { watchDiskSpace } from './disk-space.ts';
import { migrationsFolder } from './migrations.ts';
import { openPrivateFolder, tightenFolder } from './private-folder.ts';
import * as schema from './schema.ts';

/** Opens the embedded database in `folder`, made and migrated as needed; throws DataFolderInUse if another process has it. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await openPrivateFolder(folder);
  const lock = await lockDataFolder(folder);
  try {
    const client = await openFolder(folder);
    const database = await migratePglite(client, `embedded database in ${folder}`);
    await tightenFolder(path.join(folder, 'database'));
    return {
      ...database,
      hasRoom: watchDiskSpace(folder),
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Wraps a running PGlite, such as one in memory; `logger` receives every statement. */
export async function migratePglite(
  client: PGlite,
  description: string,
  logger?: Logger,
): Promise<OpenDatabase> {
  try {
    const db = drizzle(client, { schema, ...(logger && { logger }) });
    await migrate(db, { migrationsFolder });
    return {
      db,
      executeSql: executeSqlOnPglite(client),
      // The folder is one process's own.
      alone: (work) => work(),
      listen: (channel, { hear }) => client.listen(channel, hear),
      tidy: async () => void (await client.exec('vacuum analyze')),
      description,
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  const dataDir = path.join(folder, 'database');
  const unfinished = path.join(folder, 'database.unfinished');
  // A process killed while it made the database leaves files that PGlite cannot open. Nothing was acknowledged yet.
  if (existsSync(unfinished)) await rm(dataDir, { recursive: true, force: true });
  if (existsSync(dataDir)) return PGlite.create({ dataDir });
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, '', { mode: 0o600 });
  const client = await PGlite.create({ dataDir, loadDataDir: await readDatabaseTemplate() });
  await rm(unfinished);
  return client;
}

function executeSqlOnPglite(client: PGlite): ExecuteSql {
  return async (text, values) => {
    if (values) return client.query(text, values);
    try {
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    } catch (error) {
      // A failed text with its own BEGIN would leave the only connection in a failed transaction.
      await client.exec('rollback');
      throw error;
    }
  };
}
