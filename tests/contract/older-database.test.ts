import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrateOlderPglite } from 'drizzle-orm/pglite/migrator';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { migratePglite } from '#server/database/open-pglite.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { insertRows, readOlderRows, withOlderMigrations } from './older-database.ts';
import { openTestApi } from './test-api.ts';

const older = await readOlderRows();
const at = { host: 'paid-before.localhost' };

async function olderPglite(): Promise<OpenDatabase> {
  const client = await PGlite.create();
  await withOlderMigrations((migrationsFolder) =>
    migrateOlderPglite(drizzlePglite(client), { migrationsFolder }),
  );
  await insertRows((text, values) => client.query(text, values), older.rows);
  return migratePglite(client, 'an older PGlite');
}

async function olderPostgres(): Promise<OpenDatabase | undefined> {
  const reading = await openTestPostgres(async (client) => {
    await withOlderMigrations((migrationsFolder) =>
      migratePostgres(drizzlePostgres(client), { migrationsFolder }),
    );
    await insertRows((text, values) => client.query(text, values), older.rows);
  });
  return reading.ok ? reading.database : undefined;
}

describe.each([
  ['PGlite', olderPglite],
  ['PostgreSQL', olderPostgres],
] as const)('a database of the version before dossiers, on %s', (_, open) => {
  it('is moved without a loss: tokens and codes open what they opened', async ({ skip }) => {
    const database = await open();
    if (!database) return skip('no PostgreSQL could be started');
    const api = await openTestApi(database);
    const { paid, half, waiting } = older;
    const post = async (call: string, fields: object, headers: object = {}) => {
      const answer = await api.post(call, { ...fields }, { ...at, ...headers });
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    };
    try {
      const reviewed = await post('initStepReview', { code: paid.code }, paid.bearer);
      expect(reviewed).toMatchObject({
        registration: {
          status: 'Submitted',
          email: paid.email,
          track: 'main',
          mode: 'In-Person',
          registrations_day: ['day1'],
        },
        purchases: [{ product_code: 'shirt', qty: 2 }],
        receipt: { number: 1, card: { brand: 'visa', last4: '4242' } },
      });
      const begun = await post('initStepReview', { code: half.code }, half.bearer);
      expect(begun).toMatchObject({
        registration: { status: 'Not Submitted', track: 'main' },
        workshops: [{ workshops_session_code: 'clay-1', workshops_cart_status: 'Y' }],
      });
      const typed = await post('initializeForm', { code: half.code, form_type: 'membership' }, half.bearer);
      expect(typed).toMatchObject({ values: { role: 'teacher' }, checked: 'N' });
      const saved = await post('initializeForm', { code: half.code, form_type: 'personal' }, half.bearer);
      expect(saved).toMatchObject({ values: { first_name: 'Ana', last_name: 'Roy' }, checked: 'Y' });
      for (const { code, email } of [paid, half]) {
        const opened = await post('checkRegistration', { code, email, ...choice });
        expect(opened).toMatchObject({ registration: { code }, token: expect.any(String) });
      }
      const place = await api.get(`/api/getWaitlistPosition/${waiting}`, at);
      expect(place.body).toEqual({ state: 'waiting', position: 1, offered: 0, track: 'main' });
      const values = JSON.stringify({ first_name: 'Anaïs', last_name: 'Roy' });
      await post(
        'saveRegistrationPersonalInformations',
        { code: half.code, form_type: 'personal', version: 1, values },
        half.bearer,
      );
    } finally {
      await api.portal.close();
      await database.close();
    }
  });
});

const choice = { track: 'main', mode: 'In-Person', registrations_day: ['day1'] };
