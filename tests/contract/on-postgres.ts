import { afterAll, beforeAll, describe, it } from 'vitest';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { apiContract } from './api.contract.ts';
import { openTestApi, type TestApi } from './test-api.ts';

const middle = Math.ceil(apiContract.length / 2);
/** The contract in two files, for two workers: in one, its last minutes were waited for with a core idle. */
const HALVES = { first: apiContract.slice(0, middle), second: apiContract.slice(middle) } as const;

/** Declares one half of the contract, run on a PostgreSQL of its own. */
export async function halfOnPostgres(half: keyof typeof HALVES): Promise<void> {
  // Most cases run here alone: where there is no PostgreSQL, nothing may pass.
  const postgres = await openTestPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const { database } = postgres;

  describe('the API on PostgreSQL', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await openTestApi(database);
    });
    afterAll(async () => {
      await api.portal.close();
      await database.close();
    });

    // Each by its whole name: one told by a property is cut after some words, and then several bear the same.
    it.each(HALVES[half].map(({ name, run }) => [name, run] as const))('%s', (_, run) => run(api));
  });
}
