import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { findTokenDossier, issueAccessToken, revokeAccessTokens } from '#server/dossiers/access-token.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { insertRegistration, type NewRegistration } from '#server/dossiers/insert-registration.ts';
import { newRegistrationCode } from '#server/dossiers/registration-code.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { hashBody, withIdempotency } from '#server/idempotency/idempotency.ts';
import { holdPlaces, takenPlaces } from '#server/inventory/capacity.ts';
import { deleteExpired } from '#server/jobs/housekeeping.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { issueAccessCode, redeemAccessCode } from '#server/lookup/access-code.ts';
import { startMailer } from '#server/mail/mailer.ts';
import type { Transport } from '#server/mail/transport.ts';
import { type Database, executeSqlOn, type OpenDatabase } from './database.ts';
import { accessToken, configurationDocument, dossier, idempotencyKey, outboxMail } from './schema.ts';
import { isUniqueViolation } from './sql-errors.ts';

export type DatabaseCase = { name: string; run(database: OpenDatabase): Promise<void> };

/** The requirements on every database, run on PGlite and PostgreSQL. Each case uses an event of its own. */
export const databaseContract: DatabaseCase[] = [
  {
    name: 'keeps JSON, times and the two forms of an address as they were',
    async run({ db }) {
      const answers = { personal: { first_name: 'Zoé', nested: [1, null, { '"': "'" }] } };
      const { id } = await addRegistration(db, {
        email: 'ana@example.org',
        emailTyped: 'Ana@Example.org',
        answers,
      });
      const [row] = await selectDossiers(db).where(eq(dossier.id, id));
      expect(row).toMatchObject({
        answers,
        emailTyped: 'Ana@Example.org',
        days: [],
        status: 'Not Submitted',
      });
      expect(row?.createdAt).toBeInstanceOf(Date);
    },
  },
  {
    name: 'takes one submitted registration for an address and any number that are not',
    async run({ db }) {
      const eventCode = randomUUID();
      await addRegistration(db, { eventCode, status: 'Submitted' });
      await addRegistration(db, { eventCode });
      await addRegistration(db, { eventCode, status: 'Cancelled' });
      const second = await addRegistration(db, { eventCode, status: 'Submitted' }).catch(
        (error: unknown) => error,
      );
      expect(isUniqueViolation(second, 'dossier_submitted_email')).toBe(true);
      expect(isUniqueViolation(second, 'dossier_code')).toBe(false);
    },
  },
  {
    name: 'refuses a status that is none and a second document of one version',
    async run({ db }) {
      const eventCode = randomUUID();
      const { id } = await addRegistration(db, { eventCode });
      await expect(db.execute(sql`update dossier set status = 'Lost' where id = ${id}`)).rejects.toThrow();
      const document = {
        eventCode,
        kind: 'form',
        code: 'personal',
        version: 1,
        document: {},
        publishedBy: 'test',
      };
      await db.insert(configurationDocument).values(document);
      const again = await db
        .insert(configurationDocument)
        .values(document)
        .catch((error: unknown) => error);
      expect(isUniqueViolation(again)).toBe(true);
    },
  },
  {
    name: 'undoes a transaction that threw',
    async run({ db }) {
      const eventCode = randomUUID();
      const failing = db.transaction(async (tx) => {
        await addRegistration(tx, { eventCode });
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await db.$count(dossier, eq(dossier.eventCode, eventCode))).toBe(0);
    },
  },
  {
    name: 'runs SQL text with parameters inside a transaction, and several statements outside one',
    async run({ db, executeSql }) {
      const inside = await db.transaction((tx) =>
        executeSqlOn(tx)('select $2::int as b, $1::text as a, $3::text[] as c', ['x', 2, ['y', 'z']]),
      );
      expect(inside.rows).toEqual([{ a: 'x', b: 2, c: ['y', 'z'] }]);
      await executeSql('begin; select 1; commit');
      expect((await executeSql('select $1::int as n', [3])).rows).toEqual([{ n: 3 }]);
      await expect(executeSql('begin; select 1/0; commit')).rejects.toThrow(/zero/);
      expect((await executeSql('select 4 as n')).rows).toEqual([{ n: 4 }]);
    },
  },
  {
    name: 'knows a token until it is revoked or expires, and stores only its hash',
    async run({ db }) {
      const { id } = await addRegistration(db, {});
      const token = await issueAccessToken(db, id);
      expect(token).toHaveLength(43);
      expect(await findTokenDossier(db, token)).toBe(id);
      expect(await findTokenDossier(db, `${token}x`)).toBeUndefined();
      expect(await findTokenDossier(db, token, daysFromNow(2))).toBeUndefined();
      const stored = await db.select().from(accessToken).where(eq(accessToken.dossierId, id));
      expect(JSON.stringify(stored)).not.toContain(token);
      await revokeAccessTokens(db, id);
      expect(await findTokenDossier(db, token)).toBeUndefined();
    },
  },
  {
    name: 'takes an emailed code once, within its time and five guesses',
    async run({ db }) {
      const holder = { eventCode: randomUUID(), email: 'Ana@example.org', purpose: 'access' };
      const first = await issueAccessCode(db, holder);
      const code = await issueAccessCode(db, { ...holder, email: 'ana@example.org ' });
      expect(code).toMatch(/^\d{6}$/);
      if (first !== code) expect(await redeemAccessCode(db, holder, first)).toBe(false);
      expect(await redeemAccessCode(db, holder, code, daysFromNow(1))).toBe(false);
      const both = await Promise.all([
        redeemAccessCode(db, holder, code),
        redeemAccessCode(db, holder, code),
      ]);
      expect(both.filter(Boolean)).toHaveLength(1);

      const guarded = await issueAccessCode(db, holder);
      const wrong = guarded === '000000' ? '000001' : '000000';
      for (let guess = 0; guess < 5; guess += 1) await redeemAccessCode(db, holder, wrong);
      expect(await redeemAccessCode(db, holder, guarded)).toBe(false);
    },
  },
  {
    name: 'does the work of fifty submits with one key once, and gives all the same answer',
    async run({ db }) {
      const eventCode = randomUUID();
      const call = { scope: eventCode, key: 'k', bodyHash: hashBody({ a: 1 }) };
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () =>
          withIdempotency(db, call, async (tx) => {
            const { code } = await addRegistration(tx, { eventCode, status: 'Submitted' });
            return { status: 201, body: { code } };
          }),
        ),
      );
      expect(await db.$count(dossier, eq(dossier.eventCode, eventCode))).toBe(1);
      const answers = outcomes.map((outcome) =>
        outcome.kind === 'answered' ? JSON.stringify(outcome.answer) : outcome.kind,
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('"status":201');
      expect(outcomes.filter((outcome) => outcome.kind === 'answered' && !outcome.replayed)).toHaveLength(1);
    },
  },
  {
    name: 'refuses a key that comes again with another body, and frees one whose work failed',
    async run({ db }) {
      const call = { scope: randomUUID(), key: 'k', bodyHash: hashBody({ a: 1, b: [2] }) };
      const failing = withIdempotency(db, call, () => Promise.reject(new Error('declined')));
      await expect(failing).rejects.toThrow('declined');
      const ran = await withIdempotency(db, call, async () => ({ status: 200, body: { ok: true } }));
      expect(ran).toEqual({ kind: 'answered', replayed: false, answer: { status: 200, body: { ok: true } } });
      const reordered = { ...call, bodyHash: hashBody({ b: [2], a: 1 }) };
      expect(await withIdempotency(db, reordered, neverRuns)).toMatchObject({ replayed: true });
      const other = { ...call, bodyHash: hashBody({ a: 2 }) };
      expect(await withIdempotency(db, other, neverRuns)).toEqual({ kind: 'other-body' });
    },
  },
  {
    name: 'lets as many in as there are places, of many that ask at once',
    async run({ db }) {
      const eventCode = randomUUID();
      const limited = { ...demoEvent, options: { capacity: 7 } };
      const publishing = (document: EventDocument) =>
        ({ current: (_: string, kind: string) => (kind === 'event' ? { document } : undefined) }) as Pick<
          ConfigurationStore,
          'current'
        >;
      const rows = await Promise.all(
        Array.from({ length: 30 }, (_, index) => addRow(db, { eventCode, email: `${index}@example.org` })),
      );
      const until = daysFromNow(1);
      const hold = (row: RegistrationRow, document: EventDocument, bypasses = false) =>
        db.transaction(async (tx) => {
          const full = await holdPlaces(tx, publishing(document), row, { until, bypasses });
          return full.length === 0;
        });
      const held = await Promise.all(rows.map((row) => hold(row, limited)));
      expect(held.filter(Boolean)).toHaveLength(7);
      expect((await takenPlaces(db, eventCode)).event).toBe(7);
      const late = await addRow(db, { eventCode, email: 'late@example.org' });
      expect(await hold(late, limited)).toBe(false);
      expect(await hold(late, limited, true)).toBe(true);
      expect(await hold(late, { ...limited, options: {} })).toBe(true);
    },
  },
  {
    name: 'sends the mail of a transaction that committed, and none of one that was undone',
    async run(database) {
      const { db } = database;
      const sent: string[] = [];
      const jobs = await startJobs(database, (error) => expect.fail(error.message));
      const deliver: Transport['deliver'] = async ({ recipient }) => {
        sent.push(recipient);
        return 'sent';
      };
      const mailer = await startMailer(db, jobs, { deliver, close: () => {} });
      const content = { template: 'access-code' as const, values: { event: 'x', code: '1', minutes: '15' } };
      const mail = { eventCode: randomUUID(), locale: 'fr' as const, content };
      const undone = db.transaction(async (tx) => {
        await mailer.queue(tx, { ...mail, recipient: 'undone@example.org' });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await db.transaction((tx) => mailer.queue(tx, { ...mail, recipient: 'ana@example.org' }));
      mailer.wake();
      await vi.waitFor(
        async () => expect(await db.$count(outboxMail, eq(outboxMail.state, 'sent'))).toBe(1),
        { timeout: 60_000 },
      );
      await jobs.stop();
      expect(sent).toEqual(['ana@example.org']);
      expect(await db.$count(outboxMail, eq(outboxMail.eventCode, mail.eventCode))).toBe(1);
    },
  },
  {
    name: 'deletes what has expired and nothing else',
    async run({ db }) {
      const { id } = await addRegistration(db, {});
      const token = await issueAccessToken(db, id);
      const scope = randomUUID();
      await withIdempotency(db, { scope, key: 'k', bodyHash: '' }, async () => ({ status: 200, body: null }));
      await deleteExpired(db);
      expect(await findTokenDossier(db, token)).toBe(id);
      expect(await db.$count(idempotencyKey, eq(idempotencyKey.scope, scope))).toBe(1);
      await deleteExpired(db, daysFromNow(3));
      expect(await db.$count(accessToken, eq(accessToken.dossierId, id))).toBe(0);
      expect(await db.$count(idempotencyKey, eq(idempotencyKey.scope, scope))).toBe(0);
    },
  },
];

const demoEvent: EventDocument = JSON.parse(
  await readFile(new URL('../../fixtures/events/teachers/event.json', import.meta.url), 'utf8'),
);

async function addRegistration(
  db: Database,
  given: Partial<NewRegistration>,
): Promise<{ id: string; code: string }> {
  const { id, code } = await addRow(db, given);
  return { id, code };
}

async function addRow(db: Database, given: Partial<NewRegistration>): Promise<RegistrationRow> {
  const email = given.email ?? 'someone@example.org';
  const row = await db.transaction((tx) =>
    insertRegistration(tx, {
      eventCode: randomUUID(),
      code: newRegistrationCode(),
      email,
      emailTyped: email,
      ...given,
    }),
  );
  if (!row) throw new Error('no row came back');
  return row;
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000);
}

function neverRuns(): Promise<never> {
  return Promise.reject(new Error('ran a second time'));
}
