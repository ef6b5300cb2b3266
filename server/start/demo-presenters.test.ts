import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { findPresenters } from '#server/presenters/find-presenters.ts';
import { demoPresenters, seedDemoPresenters } from './demo-presenters.ts';
import { demoRegistration } from './demo-registration.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('gives demo data codes that people can type', () => {
  const codes = [demoRegistration.code, ...demoPresenters.map(({ code }) => code)];
  expect(codes.map(readRegistrationCode)).toEqual(codes);
});

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
