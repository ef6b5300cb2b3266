import { afterAll, beforeAll, describe, it } from 'vitest';
import { databaseContract } from './database.contract.ts';
import type { OpenDatabase } from './database.ts';
import { openTestDatabase } from './testing/test-database.ts';

describe('the database contract on PGlite', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each(databaseContract)('$name', ({ run }) => run(database));
});
