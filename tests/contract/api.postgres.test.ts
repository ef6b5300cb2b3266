import { afterAll, beforeAll, describe, it } from 'vitest';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { apiContract } from './api.contract.ts';
import { openTestApi, type TestApi } from './test-api.ts';

const postgres = await openTestPostgres();
if (!postgres.ok) process.stdout.write(`skipping the API on PostgreSQL: ${postgres.reason}\n`);

describe.skipIf(!postgres.ok)('the API on PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database } = postgres;
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(database);
  });
  afterAll(async () => {
    await api.portal.close();
    await database.close();
  });

  it.each(apiContract)('$name', ({ run }) => run(api));
});
