import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import lockfile from 'proper-lockfile';
import { migrationsFolder, migrationsHash } from './migrations.ts';

const templateFile = fileURLToPath(new URL('../../dist/database-template.tar', import.meta.url));
const hashFile = `${templateFile}.hash`;

/** A migrated, empty database as a tar, or nothing where none was built or it is of other migrations. */
export async function readDatabaseTemplate(): Promise<Blob | undefined> {
  const hash = await readFile(hashFile, 'utf8').catch(() => undefined);
  if (hash !== migrationsHash()) return undefined;
  const tar = await readFile(templateFile).catch(() => undefined);
  return tar && new Blob([new Uint8Array(tar)]);
}

/** Creates the template if it is missing or stale, one process at a time, and returns it. */
export async function ensureDatabaseTemplate(): Promise<Blob> {
  const fresh = await readDatabaseTemplate();
  if (fresh) return fresh;
  await mkdir(path.dirname(templateFile), { recursive: true });
  const release = await lockfile.lock(templateFile, {
    realpath: false,
    stale: 30_000,
    retries: { retries: 600, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    return (await readDatabaseTemplate()) ?? (await buildDatabaseTemplate());
  } finally {
    await release();
  }
}

async function buildDatabaseTemplate(): Promise<Blob> {
  const client = await PGlite.create();
  try {
    await migrate(drizzle(client), { migrationsFolder });
    const tar = await client.dumpDataDir('none');
    const partial = `${templateFile}.${process.pid}`;
    await writeFile(partial, Buffer.from(await tar.arrayBuffer()));
    await rename(partial, templateFile);
    // Last: a template without its hash counts as absent.
    await writeFile(hashFile, migrationsHash());
    return tar;
  } finally {
    await client.close();
  }
}
