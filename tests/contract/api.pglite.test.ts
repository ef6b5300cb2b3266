import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { onPglite } from './on-pglite.ts';
import { openTestApi, type TestApi } from './test-api.ts';

describe('the API on PGlite', () => {
  let database: OpenDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await openTestApi(database);
  });
  afterAll(async () => {
    await api.portal.close();
    await database.close();
  });

  // The server does so once an hour; hundreds of cases leave many dead rows within minutes.
  let run = 0;
  afterEach(async () => {
    run += 1;
    if (run % 15 === 0) await database.tidy?.();
  });

  // Each by its whole name: one told by a property is cut after some words, and then several bear the same.
  it.each(onPglite.map(({ name, run: runCase }) => [name, runCase] as const))('%s', (_, runCase) =>
    runCase(api),
  );
});
