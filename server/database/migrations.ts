import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The folder that drizzle-kit writes migrations to and both drivers run them from. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Changes when a template made earlier no longer fits: another migration, another PGlite. */
export function migrationsHash(): string {
  const hash = createHash('sha256').update(pgliteVersion());
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

function pgliteVersion(): string {
  // The package does not export its package.json, so it is found beside the entry that it does export.
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', `file://${entry}`), 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '';
}
