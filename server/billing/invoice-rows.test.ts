import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { apply, quote } from '#server/testing/stored.ts';
import { fairEvent, openFair } from '#server/testing/test-event.ts';
import {
  invoicesOf,
  invoicesPaidByHand,
  invoiceTermsOf,
  invoiceView,
  storeInvoice,
  withdrawOpenInvoices,
} from './invoice-rows.ts';

test('a flow sends invoices as its groups do, else as its money says', () => {
  const served = servedDocuments();
  const flow = (code: string, more: object) =>
    served.add('fair', { kind: 'flow', code, label: code, entry: {}, steps: [], ...more });
  flow('group', { group: { invoice: { days: 10 } }, money: { invoice: { days: 20 } } });
  flow('sponsor', { money: { invoice: { days: 30 } } });
  flow('members', { group: { pay: 'all' }, money: {} });
  flow('free', {});
  const terms = (code: string) => invoiceTermsOf(served, { eventCode: 'fair', flow: code });
  expect(['group', 'sponsor', 'members', 'free', 'gone'].map(terms)).toEqual([
    { days: 10 },
    { days: 30 },
    undefined,
    undefined,
    undefined,
  ]);
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('an invoice', () => {
  // In Vancouver it is still the first of January.
  const now = new Date('2027-01-02T07:59:59Z');
  const billed = { event: fairEvent, quote: { ...quote, total: 9_450 }, submission: { members: ['a'] } };
  const bill = (dossierId: string, days = 30) =>
    storeInvoice(database.db, openFair(), { ...billed, dossierId }, { days }, now);

  it('is stored with what it is for and the day by which it is due, as the event counts days', async () => {
    const { id } = await apply(database.db, 'fair');
    const row = await bill(id);
    expect(row).toMatchObject({
      dossierId: id,
      eventCode: 'fair',
      quote: billed.quote,
      submission: { members: ['a'] },
      dueOn: '2027-01-31',
      state: 'open',
      issuedAt: now,
      paidAt: null,
    });
    expect(invoiceView(row)).toEqual({
      number: row.number,
      due_on: '2027-01-31',
      state: 'open',
      total: 9_450,
    });
  });

  it('is withdrawn while it is open; those of a dossier are listed, the first one first', async () => {
    const [{ id }, other] = [await apply(database.db, 'fair'), await apply(database.db, 'fair')];
    const first = await bill(id);
    const elsewhere = await bill(other.id);
    await withdrawOpenInvoices(database.db, id);
    const second = await bill(id);
    const told = (await invoicesOf(database.db, id)).map(({ number, state }) => [number, state]);
    expect(told).toEqual([
      [first.number, 'withdrawn'],
      [second.number, 'open'],
    ]);
    expect(await invoicesOf(database.db, other.id)).toEqual([elsewhere]);
  });

  it('is the one that was paid, not by card', async () => {
    const { id } = await apply(database.db, 'fair');
    await bill(id);
    expect(await invoicesPaidByHand(database.db, id)).toEqual([]);
    await withdrawOpenInvoices(database.db, id);
    const { number } = await bill(id);
    await database.executeSql(`update invoice set state = 'paid' where number = $1`, [number]);
    await withdrawOpenInvoices(database.db, id);
    expect(await invoicesPaidByHand(database.db, id)).toMatchObject([{ number, state: 'paid' }]);
    await database.executeSql(`update invoice set paid_by = 'card' where number = $1`, [number]);
    expect(await invoicesPaidByHand(database.db, id)).toEqual([]);
  });
});
