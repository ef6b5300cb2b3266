import { afterAll, beforeAll, describe, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { apiContract } from './api.contract.ts';
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

  it.each(apiContract)('$name', ({ run }) => run(api));
});
