import type { OpenDatabase } from '#server/database/database.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { openTestApi, type TestApi } from '#tests/contract/test-api.ts';

export type Races =
  | { ok: true; database: OpenDatabase; api: TestApi; close(): Promise<void> }
  | { ok: false; close(): Promise<void> };

/**
 * The whole portal on a real PostgreSQL, or a line that says what is skipped and why. PGlite runs one transaction at a
 * time and so wins every race: only this one can lose one.
 */
export async function openRaces(what: string): Promise<Races> {
  const postgres = await openTestPostgres();
  if (!postgres.ok) {
    process.stdout.write(`skipping ${what}: ${postgres.reason}\n`);
    return { ok: false, close: async () => {} };
  }
  const { database } = postgres;
  const api = await openTestApi(database);
  return {
    ok: true,
    database,
    api,
    async close() {
      await api.portal.close();
      await database.close();
    },
  };
}
