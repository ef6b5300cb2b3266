import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { expect, vi } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openGroupEvent } from '../group-event.ts';
import { openDesk } from '../open-desk.ts';
import { cardToken, openPaidEvent, type PaidEvent, retiree } from '../paid-event.ts';
import { eventDocument } from '../paid-event-documents.ts';
import { type Begun, key, organizerToken, type TestApi } from '../test-api.ts';

const organizer = { authorization: `Bearer ${organizerToken}` };
const ask = (api: TestApi, path: string) => api.get(`/api/exportList/${path}`, organizer);

/** The rows of a list as CSV, each by its headings. */
async function rowsOf(api: TestApi, event: PaidEvent, list: string, query = '') {
  const answer = await ask(api, `${event.code}/${list}${query}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const text = answer.bytes?.toString() ?? '';
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
}

async function fill(event: PaidEvent, begun: Begun, first_name: string): Promise<void> {
  await event.save(begun, 'personal', { first_name, last_name: 'Tremblay' });
  await event.save(begun, 'membership', retiree);
  await event.save(begun, 'picks', {});
}

/** Lists that an organizer takes away. */
export const exportingCases: ApiCase[] = [
  {
    name: 'exports the registrations of one event with what they answered and paid, formulas made harmless',
    async run(api) {
      const event = await openPaidEvent(api);
      const other = await (await openPaidEvent(api)).begin();
      const first = await event.begin();
      await fill(event, first, '=HYPERLINK("http://evil.example")');
      expect((await event.submit(first)).status).toBe(200);
      const second = await event.begin({ locale: 'fr' });
      const rows = await rowsOf(api, event, 'registrations');
      expect(rows.map((row) => row['Registration code'])).toEqual([first.code, second.code]);
      expect(rows.map((row) => row['Registration code'])).not.toContain(other.code);
      expect(rows[0]).toMatchObject({
        Status: 'Submitted',
        Email: first.email,
        Track: 'Main',
        Mode: 'In person',
        Days: 'Friday',
        Membership: 'Retiree',
        Charged: '270.00',
        Refunded: '0.00',
        Submitted: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        'Field first_name': `'=HYPERLINK("http://evil.example")`,
        'Field last_name': 'Tremblay',
        'Field role': 'retiree',
      });
      expect(rows[1]).toMatchObject({ Status: 'Not submitted', Submitted: '', 'Field first_name': '' });
      const [french] = await rowsOf(api, event, 'registrations', '?locale=fr');
      expect(french).toMatchObject({
        Statut: 'Envoyée',
        Adhésion: 'Retraité',
        'Champ last_name': 'Tremblay',
      });
    },
  },
  {
    name: 'exports charges and refunds in one list, what goes back below zero',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish({ kind: 'cancellation', code: 'cancellation', refunds: [{ keeps: 2_600 }] });
      const begun = await event.begin();
      await event.fill(begun);
      expect((await event.submit(begun, { credit: cardToken('declined') })).status).not.toBe(200);
      expect((await event.submit(begun)).status).toBe(200);
      const cancelled = await event.post(
        'changeRegistrationAsOrganizer',
        { code: begun.code, option: 'cancel' },
        { ...organizer, ...key() },
      );
      expect(cancelled.status).toBe(200);
      expect(await rowsOf(api, event, 'payments')).toMatchObject([
        { Kind: 'Charge', Amount: '270.00', State: 'Declined', 'Receipt or invoice no.': '' },
        { Kind: 'Charge', Amount: '270.00', State: 'Succeeded', Currency: 'CAD', Card: 'visa 4242' },
        { Kind: 'Refund', Amount: '-243.00', 'Registration code': begun.code, 'Paid for': 'Registration' },
      ]);
      const [row] = await rowsOf(api, event, 'registrations');
      expect(row).toMatchObject({ Status: 'Cancelled', Charged: '270.00', Refunded: '243.00' });
    },
  },
  {
    name: 'exports the members of groups and their invoices',
    async run(api) {
      const event = await openGroupEvent(api, {
        pay: 'ready',
        invoice: { days: 30, instructions: 'By cheque.' },
      });
      const group = await event.startGroup({ group_organization: '@École' });
      const ready = await event.readyMember(group);
      await event.invite(group, 'Ana Silva');
      expect(await rowsOf(api, event, 'members')).toMatchObject([
        {
          'Group code': group.code,
          Group: "'@École",
          Name: 'Zoé Tremblay',
          State: 'Ready',
          'Registration code': ready.code,
          'Fee before group discount and tax': '260.00',
        },
        { Name: 'Ana Silva', State: 'Invited', 'Registration code': '' },
      ]);
      await event.ask(group, 'submitPayGroupFee', { total: 27_000, method: 'invoice' });
      expect(await rowsOf(api, event, 'payments')).toMatchObject([
        { Kind: 'Invoice', Amount: '270.00', State: 'Unpaid', 'Registration code': group.code, Settled: '' },
      ]);
    },
  },
  {
    name: 'exports who waits, with their place in line',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish(eventDocument(event.code, { capacity: 0, waitlist: 'Y' }));
      for (const first_name of ['Ana', '+Bo']) {
        const person = { first_name, last_name: 'Roy', email: `${randomUUID()}@example.org` };
        const joined = await event.post('saveToWaitlist', { ...person, entry_ID: randomUUID() });
        expect(joined.status).toBe(200);
      }
      const inTrack = { first_name: 'Cy', last_name: 'Roy', email: `${randomUUID()}@example.org` };
      const fields = { ...inTrack, entry_ID: randomUUID(), track: 'main' };
      expect((await event.post('saveToWaitlist', fields)).status).toBe(200);
      expect(await rowsOf(api, event, 'waitlists')).toMatchObject([
        {
          Kind: 'Event',
          'Waiting for': 'Paid days',
          State: 'Waiting',
          Position: '1',
          'First name': 'Ana',
        },
        { Position: '2', 'First name': "'+Bo", 'Registration code': '' },
        // Each line counts by itself, and whom it has given a place has none in it.
        { Kind: 'Track', 'Waiting for': 'Main', Position: '1', 'First name': 'Cy' },
      ]);
      await event.publish(eventDocument(event.code, { capacity: 1, waitlist: 'Y' }));
      await vi.waitFor(async () => {
        const rows = await rowsOf(api, event, 'waitlists');
        expect(rows.map((row) => [row['First name'], row['State'], row['Position']])).toEqual([
          ['Ana', 'Offered', ''],
          ["'+Bo", 'Waiting', '1'],
          ['Cy', 'Waiting', '1'],
        ]);
      });
    },
  },
  {
    name: 'exports nothing for a role or a program that may not read registrations, nor of another event',
    async run(api) {
      const [event, other] = [await openPaidEvent(api), await openPaidEvent(api)];
      const begun = await event.begin();
      await fill(event, begun, 'Ana');
      expect((await event.submit(begun)).status).toBe(200);
      const { host } = event.at;
      const owner = await openDesk(api, event.code, host, 'owner');
      const asked = { name: 'Website', permissions: ['content', 'money'], days: 1 };
      const created = await api.post('createApiToken', asked, owner.headers);
      const { token } = created.body as unknown as { token: string };
      const callers = [{ host, authorization: `Bearer ${token}` }];
      for (const role of ['editor', 'reviewer', 'door'] as const)
        callers.push((await openDesk(api, event.code, host, role)).headers as (typeof callers)[number]);
      const allowed = await openDesk(api, event.code, host, 'desk');
      for (const list of ['registrations', 'payments', 'members', 'waitlists']) {
        for (const format of ['csv', 'xlsx']) {
          const url = `/api/exportList/${event.code}/${list}?format=${format}`;
          for (const headers of callers) {
            const refused = await api.get(url, headers);
            expect([url, refused.status, Object.keys(refused.body)]).toEqual([url, 403, ['errors']]);
            expect(refused.headers['content-disposition']).toBeUndefined();
          }
        }
        expect((await api.get(`/api/exportList/${event.code}/${list}`, allowed.headers)).status).toBe(200);
        expect((await api.get(`/api/exportList/${other.code}/${list}`, allowed.headers)).status).toBe(404);
      }
    },
  },
  {
    name: 'exports a workbook under the name of its event, and neither an unknown list nor an unknown event',
    async run(api) {
      const event = await openPaidEvent(api);
      const answer = await ask(api, `${event.code}/waitlists?format=xlsx&locale=fr`);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'cache-control': 'no-store',
      });
      expect(answer.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="${event.code}-listes-d-attente-\\d{4}-\\d\\d-\\d\\d\\.xlsx"`),
      );
      // What begins so is a ZIP archive.
      expect(answer.bytes?.subarray(0, 2).toString()).toBe('PK');
      expect((await ask(api, `${event.code}/secrets`)).status).toBe(404);
      expect((await ask(api, 'nothing/payments')).status).toBe(404);
      expect((await ask(api, `${event.code}/payments?format=pdf`)).status).toBe(422);
      expect((await api.get(`/api/exportList/${event.code}/payments`)).status).toBe(401);
    },
  },
];
