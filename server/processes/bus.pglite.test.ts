import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { busContract } from './bus.contract.ts';
import { carryByDatabase } from './notice-carrier.ts';

describe('a bus on the embedded database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  busContract(() => carryByDatabase(database));
});
