import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { dossier } from '#server/database/schema.ts';
import { remindOfInvoices } from '#server/invoices/remind-of-invoices.ts';
import type { ApiCase } from '../api-case.ts';
import { newEmail, openFullFlow } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { publishOfferFlow } from '../offer-flow.ts';
import { openPaidEvent } from '../paid-event.ts';
import { eventDocument } from '../paid-event-documents.ts';
import { type Begun, key, organizerToken, type TestApi } from '../test-api.ts';

/** A host of the event besides its first, and one of another event, which the organizers' commands may use. */
const itsHost = 'localhost:8080';
const otherEvents = 'boats.localhost:8080';
const organizer = () => ({ authorization: `Bearer ${organizerToken}`, host: otherEvents, ...key() });
const invoice = { days: 30, remind_days: [-7], instructions: { en: 'By cheque.', fr: 'Par chèque.' } };

/** The calls as made at another host of the event. */
const at = (api: TestApi, host: string): TestApi => ({
  ...api,
  post: (call, fields, headers = {}) => api.post(call, fields, { host, ...headers }),
});

/** The origins of all links in the mails to an address, without repeats. */
async function originsOf(api: TestApi, email: string): Promise<string[]> {
  const texts = (await mailsTo(api, email)).map(({ text }) => text).join('\n');
  return [...new Set([...texts.matchAll(/https?:\/\/[^/\s]+/g)].map(([origin]) => origin))];
}

async function billed(api: TestApi) {
  const there = at(api, itsHost);
  const fees = [{ code: 'place', category: 'conference', label: { en: 'Place', fr: 'Place' }, amount: 0 }];
  const flow = await publishOfferFlow(there, { money: { fees, invoice }, decision: { confirm: 'Y' } });
  const { who, choose } = await flow.begin();
  await choose('booths', 'A1');
  for (const name of ['booths', 'extras', 'levels']) await there.save(who, flow.named(name), {});
  const { versions, quote } = (await there.review(who)).body as {
    versions: object;
    quote: { total: number };
  };
  const body = { code: who.code, versions: JSON.stringify(versions), total: quote.total, method: 'invoice' };
  const sent = await there.post('saveSubmitRegistration', body, { ...who.bearer, ...key() });
  expect(sent.status, sent.text).toBe(200);
  const { number } = (await there.review(who)).body['invoice'] as { number: number };
  return { who, number };
}

const decide = (api: TestApi, { code }: Begun, decision: string) =>
  api.post('decideApplication', { event: 'teachers', code, decision }, organizer());

/** Mails that an organizer's command or a job writes, at whatever host that runs. */
export const mailHostCases: ApiCase[] = [
  {
    name: 'links in mails of decisions and invoices lead to the host where the application was made',
    async run(api) {
      const [{ who: accepted, number }, { who: declined, number: voided }] = [
        await billed(api),
        await billed(api),
      ];
      for (const decision of ['in_review', 'accepted']) {
        expect((await decide(api, accepted, decision)).status).toBe(200);
      }
      const named = { event: 'teachers', number };
      expect((await api.post('markInvoicePaid', named, organizer())).status).toBe(200);
      expect(await originsOf(api, accepted.email)).toEqual([`http://${itsHost}`]);
      expect((await decide(api, declined, 'declined')).status).toBe(200);
      expect(await originsOf(api, declined.email)).toEqual([`http://${itsHost}`]);
      expect((await mailsTo(api, declined.email)).at(-1)?.text).toContain(
        `Invoice no. ${voided} is void. Please do not pay it.`,
      );
      const { who: billedInVain, number: open } = await billed(api);
      await api.post('voidInvoice', { event: 'teachers', number: open }, organizer());
      expect(await originsOf(api, billedInVain.email)).toEqual([`http://${itsHost}`]);
    },
  },
  {
    name: 'links of what was started before origins were stored, or at a host that the event lost, lead to its first host',
    async run(api) {
      for (const origin of [null, 'http://gone.example']) {
        const { who } = await billed(api);
        await api.database.db.update(dossier).set({ origin }).where(eq(dossier.code, who.code));
        expect((await decide(api, who, 'accepted')).status).toBe(200);
        expect((await mailsTo(api, who.email)).at(-1)?.text).toMatch(
          /http:\/\/teachers\.localhost:\d+\/apply\//,
        );
      }
    },
  },
  {
    name: 'an organizer’s change links to the host where the registration was started',
    async run(api) {
      const event = await openPaidEvent(api);
      const second = `second-${event.code}.localhost`;
      await event.publish({ ...eventDocument(event.code, {}), hosts: [event.at.host, second] });
      const begun = await api.begin(
        { track: 'main', mode: 'In-Person', registrations_day: ['day1'] },
        { host: second },
      );
      await event.fill(begun);
      expect((await event.submit(begun)).status).toBe(200);
      const asked = { option: 'cancel', code: begun.code };
      const as = { ...organizer(), ...event.at };
      const answer = await api.post('changeRegistrationAsOrganizer', asked, as);
      expect(answer.status, answer.text).toBe(200);
      const cancelled = (await mailsTo(api, begun.email)).find(({ text }) => text.includes('cancelled'));
      expect(cancelled?.text).toContain(`http://${second}/registration/`);
    },
  },
  {
    name: 'a job’s reminder of an invoice links to the host where the application was made',
    async run(api) {
      const { who } = await billed(api);
      const reminded = new Date(Date.now() + (invoice.days - 6) * 86_400_000);
      await remindOfInvoices(api.portal.paying, reminded);
      const last = (await mailsTo(api, who.email)).at(-1);
      expect(last?.subject).toMatch(/is due on/);
      expect(last?.text).toMatch(/https?:\/\//);
      expect(await originsOf(api, who.email)).toEqual([`http://${itsHost}`]);
    },
  },
  {
    name: 'a place that a job offers, and that ends, links to the host where the waitlist was joined',
    async run(api) {
      const there = at(api, itsHost);
      const { flow, begin, send, withdraw } = await openFullFlow(there);
      const holder = await begin();
      await send(holder);
      const [email, entry_ID] = [newEmail(), randomUUID()];
      const person = { first_name: 'Luc', last_name: 'Roy', email, flow };
      expect((await there.post('saveToWaitlist', { entry_ID, ...person })).status).toBe(200);
      await withdraw(holder);
      await vi.waitFor(async () => expect(await mailsTo(api, email)).toHaveLength(2), { timeout: 20_000 });
      expect(await originsOf(api, email)).toEqual([`http://${itsHost}`]);
    },
  },
  {
    name: 'an organizer’s calls find an invoice in the event that they name, or in their host’s, and in no other',
    async run(api) {
      const { number } = await billed(api);
      for (const call of ['markInvoicePaid', 'voidInvoice']) {
        for (const fields of [{ number }, { number, event: 'music' }]) {
          const refused = await api.post(call, fields, organizer());
          expect([call, refused.status]).toEqual([call, 404]);
        }
      }
      const paid = await api.post('markInvoicePaid', { number, event: 'teachers' }, organizer());
      expect(paid.body, paid.text).toMatchObject({ invoice: { number, state: 'paid' } });
    },
  },
];
