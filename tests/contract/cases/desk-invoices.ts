import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoice } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { key, type TestApi } from '../test-api.ts';

const each = 27_000;
const terms = {
  pay: 'ready',
  invoice: { days: 30, instructions: { en: 'By cheque.', fr: 'Par chèque.' } },
};

/** A desk, and groups of its event that have asked for an invoice for one person. */
async function open(api: TestApi) {
  const event = await openGroupEvent(api, terms);
  const { headers } = await openDesk(api, event.code);
  const list = async (query: Record<string, string>) =>
    (await api.get(`/api/listInvoices?${new URLSearchParams(query)}`, headers)).body;
  const bill = async (organization: string) => {
    const group = await event.startGroup({ group_organization: organization });
    await event.readyMember(group);
    const asked = { total: each, method: 'invoice' };
    const { body, text } = await event.ask(group, 'submitPayGroupFee', asked, key());
    const { number } = (body['invoice'] ?? {}) as { number?: number };
    if (number === undefined) throw new Error(text);
    return { ...group, number };
  };
  return { event, headers, list, bill };
}

const numbers = ({ rows }: Record<string, unknown>) =>
  (rows as { number: number }[]).map(({ number }) => number);

/** The list of invoices. */
export const deskInvoicesCases: ApiCase[] = [
  {
    name: 'lists the invoices of an event by their state with what they come to, and finds one by number or payer',
    async run(api) {
      const { event, list, bill } = await open(api);
      const [school, club] = [await bill('École Jules-Verne'), await bill('Chess club')];
      const { db } = api.database;
      await db.update(invoice).set({ dueOn: '2020-01-15' }).where(eq(invoice.number, club.number));
      const all = await list({ list: 'open' });
      expect([numbers(all), all['count'], all['total']]).toEqual([[club.number, school.number], 2, 2 * each]);
      expect(all['rows']).toMatchObject([
        { code: club.code, organization: 'Chess club', total: each, overdue: 'Y', state: 'open' },
        { code: school.code, organization: 'École Jules-Verne', overdue: 'N', reminded: 0 },
      ]);
      expect(numbers(await list({ list: 'overdue' }))).toEqual([club.number]);
      expect(numbers(await list({ list: 'open', q: 'ecole verne' }))).toEqual([school.number]);
      expect(numbers(await list({ list: 'open', q: String(club.number) }))).toContain(club.number);
      expect(numbers(await list({ list: 'open', q: '%' }))).toEqual([]);
      expect((await event.markPaid(club.number)).status).toBe(200);
      expect(numbers(await list({ list: 'open' }))).toEqual([school.number]);
      const paid = await list({ list: 'paid' });
      expect(paid).toMatchObject({ rows: [{ number: club.number, state: 'paid', overdue: 'N' }], count: 1 });
    },
  },
  {
    name: 'emails a reminder of an open invoice, once a press, and none of one that is over',
    async run(api) {
      const { event, headers, bill } = await open(api);
      const school = await bill('École Jules-Verne');
      const before = (await mailsTo(api, school.email)).length;
      const once = key();
      const remind = (again = once, number = school.number) =>
        api.post('remindOfInvoice', { number }, { ...headers, ...again });
      expect((await remind()).body).toEqual({ recipient: school.email });
      expect((await remind()).status).toBe(200);
      const mails = await mailsTo(api, school.email);
      expect(mails.length).toBe(before + 1);
      expect((await remind(key(), 999_999)).status).toBe(404);
      expect((await event.markPaid(school.number)).status).toBe(200);
      expect((await remind(key())).status).toBe(409);
    },
  },
  {
    name: 'lists the invoices of no other event',
    async run(api) {
      const { list, bill } = await open(api);
      const { number } = await bill('École Jules-Verne');
      expect(numbers(await list({ list: 'open' }))).toEqual([number]);
      const other = await open(api);
      expect(await other.list({ list: 'open' })).toEqual({ rows: [], count: 0, total: 0 });
      const theirs = { ...other.headers, ...key() };
      expect((await api.post('remindOfInvoice', { number }, theirs)).status).toBe(404);
    },
  },
];
