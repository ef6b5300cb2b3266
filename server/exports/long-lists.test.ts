import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExportedList } from '#engine/contract/exporting.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier, payment, registration } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { tableOf } from './table-of.ts';
import { configuration, hour, storeFair } from './testing/stored-event.ts';
import { writeCsv } from './write-csv.ts';

/** Several pages, the last one not full. */
const MANY = 450;
const fill = (number: number) => String(number).padStart(4, '0');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await storeFair(database.db);
  await store('LONG', MANY);
});
afterAll(() => database.close());

/** Stores registrations, seven of each instant, in another order than theirs. */
async function store(prefix: string, count: number): Promise<void> {
  const { db } = database;
  const rows = await db
    .insert(dossier)
    .values(
      Array.from({ length: count }, (_, number) => ({
        eventCode: 'fair',
        flow: 'registration',
        code: `${prefix}-${fill(number)}`,
        email: `${prefix}${number}@sd36.example`,
        emailTyped: `${prefix}${number}@sd36.example`,
        answers: { you: { first_name: `Ana "${number}", née\nRoy`, last_name: number % 2 ? 'Roy' : '' } },
        createdAt: hour(200 - Math.floor(number / 7)),
      })),
    )
    .returning();
  await db.insert(registration).values(rows.map(({ id }) => ({ dossierId: id })));
  await db.insert(payment).values(
    rows.map(({ id, createdAt }) => ({
      dossierId: id,
      eventCode: 'fair',
      submitKey: id,
      bodyHash: '',
      amount: 9_450,
      currency: 'CAD',
      quote: { currency: 'CAD', lines: [], subtotal: 0, taxes: [], total: 0, complete: 'Y' as const },
      submission: {},
      gateway: 'sandbox',
      token: 'tok',
      reference: id,
      createdAt,
    })),
  );
}

const open = (list: ExportedList) => tableOf({ db: database.db, configuration }, fairEvent, { list }, 'en');

const codesInOrder = async () => {
  const rows = await database.db
    .select({ code: dossier.code })
    .from(dossier)
    .innerJoin(registration, eq(registration.dossierId, dossier.id))
    .where(eq(dossier.eventCode, 'fair'))
    .orderBy(asc(dossier.createdAt), asc(dossier.id));
  return rows.map(({ code }) => code);
};

async function csvOf(list: ExportedList): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeCsv(await open(list))) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('exports the rows of several pages in their order, each once, in the same bytes each time', async () => {
  const csv = await csvOf('registrations');
  const codes = [...csv.matchAll(/^([A-Z]{4}-\d{4}),/gm)].map(([, code]) => code);
  expect(codes).toEqual(await codesInOrder());
  expect(new Set(codes).size).toBe(MANY + 2);
  expect(csv).toContain('"Ana ""449"", née Roy"');
  expect(await csvOf('registrations')).toBe(csv);
});

it('exports every payment once, by the instant', async () => {
  const table = await open('payments');
  const [at, reference] = ['Date', 'Reference at the gateway'].map((name) => table.headings.indexOf(name));
  const seen: unknown[] = [];
  const instants: number[] = [];
  for await (const cells of table.rows()) {
    const [moment, word] = [cells[at ?? -1], cells[reference ?? -1]];
    if (word?.kind === 'text' && word.text.includes('-')) seen.push(word.text);
    if (moment?.kind === 'moment') instants.push(moment.at.getTime());
  }
  expect([seen.length, new Set(seen).size]).toEqual([MANY, MANY]);
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
});

it('exports each registration once although some start, are cancelled or go meanwhile', async () => {
  const { db } = database;
  const before = await codesInOrder();
  const seen: string[] = [];
  for await (const [code] of (await open('registrations')).rows()) {
    seen.push(code?.kind === 'text' ? code.text : '');
    if (seen.length !== 1) continue;
    await store('NEWS', 20);
    await db
      .update(dossier)
      .set({ status: 'Cancelled' })
      .where(eq(dossier.code, before[300] ?? ''));
    const [gone] = await db
      .select()
      .from(dossier)
      .where(eq(dossier.code, before[400] ?? ''));
    await db.delete(payment).where(eq(payment.dossierId, gone?.id ?? ''));
    await db.delete(dossier).where(eq(dossier.code, before[400] ?? ''));
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((code) => before.includes(code))).toEqual(before.toSpliced(400, 1));
});

it('reads no more pages once its reader has left', async () => {
  const rows = (await open('registrations')).rows()[Symbol.asyncIterator]();
  expect((await rows.next()).done).toBe(false);
  await rows.return?.(undefined);
  expect(await rows.next()).toEqual({ done: true, value: undefined });
});
