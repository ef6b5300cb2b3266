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

  // Each by its whole name: one told by a property is cut after some words, and then several bear the same.
  it.each(apiContract.map(({ name, run }) => [name, run] as const))('%s', (_, run) => run(api));
});
