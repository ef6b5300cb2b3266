import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { findPresenters } from '#server/domain/presenters/find-presenters.ts';
import { demoPresenters, seedDemoPresenters } from './demo-presenters.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('finds the demo’s presenters by a part of a name or a school, once however often they are put there', async () => {
  const { db } = database;
  await seedDemoPresenters(db);
  await seedDemoPresenters(db);
  const found = async (text: string, eventCode = 'teachers') =>
    (await findPresenters(db, { id: randomUUID(), eventCode }, text)).map(({ name }) => name);
  expect(await found('ma')).toEqual(demoPresenters.map(({ name }) => name));
  expect(await found('langley')).toEqual(['Wanjiru Kamau']);
  expect(await found('example.org')).toEqual([]);
  expect(await found('maya', 'music')).toEqual([]);
});
