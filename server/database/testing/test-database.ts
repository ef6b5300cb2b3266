import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import type { OpenDatabase } from '#server/database/database.ts';
import { ensureDatabaseTemplate } from '#server/database/database-template.ts';
import { migratePglite } from '#server/database/open-pglite.ts';

/** A migrated, empty database in memory, of its own for each caller; it takes about a second, and must be closed. */
export async function openTestDatabase(logger?: Logger): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: await ensureDatabaseTemplate() });
  return migratePglite(client, 'PGlite in memory', logger);
}
