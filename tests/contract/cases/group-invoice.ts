import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { mailAttachment } from '#server/database/schema.ts';
import { remindOfInvoices } from '#server/invoices/remind-of-invoices.ts';
import type { ApiCase } from '../api-case.ts';
import { type HeldGroup, openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { type Begun, key, organizerToken, type TestApi } from '../test-api.ts';

const each = 27_000;
const terms = {
  pay: 'ready',
  invoice: { days: 30, instructions: { en: 'By cheque.', fr: 'Par chèque.' } },
};

async function open(api: TestApi) {
  const event = await openGroupEvent(api, terms);
  const group = await event.startGroup();
  const members: Begun[] = [await event.readyMember(group), await event.readyMember(group)];
  const bill = (total = 2 * each, headers = key()) =>
    event.ask(group, 'submitPayGroupFee', { total, method: 'invoice' }, headers);
  const invoices = async (of: HeldGroup = group) =>
    (await event.payInformation(of)).body['invoices'] as { number: number; state: string }[];
  return { event, group, members, bill, markPaid: event.markPaid, invoices };
}

/** A group that pays by an invoice. */
export const groupInvoiceCases: ApiCase[] = [
  {
    name: 'sends an invoice with its number and due date; who is on it is registered once it is marked as paid',
    async run(api) {
      const { event, group, members, bill, markPaid, invoices } = await open(api);
      const again = key();
      const answer = await bill(2 * each, again);
      expect(answer.body).toMatchObject({
        status: 'invoiced',
        group: { status: 'Not Submitted' },
        invoice: { state: 'open', total: 2 * each, due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      });
      expect((await bill(2 * each, again)).text).toBe(answer.text);
      const { number } = answer.body['invoice'] as { number: number };
      const mail = (await mailsTo(api, group.email)).at(-1);
      expect(mail?.subject).toBe(`Invoice no. ${number} for École Jules-Verne: Paid days`);
      const { db } = api.database;
      const [file] = await db
        .select()
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(mail?.id)));
      expect(file?.name).toBe(`invoice-${group.code}-${number}.pdf`);
      const paper = await event.ask(group, 'getGroupReceipt', { paper: 'invoice', number, locale: 'fr' });
      expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
      const [first] = members as [Begun];
      const changed = await event.save(first, 'personal', { first_name: 'A', last_name: 'B' });
      expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([409, ['registration']]);
      expect((await markPaid(number, key(), 'somebody')).status).toBe(401);
      expect((await markPaid(999_999_999)).status).toBe(404);
      const once = key();
      const paid = await markPaid(number, once);
      expect(paid.body).toMatchObject({ invoice: { number, state: 'paid' } });
      expect((await markPaid(number, once)).text).toBe(paid.text);
      expect((await markPaid(number)).status).toBe(409);
      expect((await event.members(group)).map(({ state }) => state)).toEqual(['paid', 'paid']);
      expect(await invoices()).toMatchObject([{ number, state: 'paid' }]);
      await expect
        .poll(async () => (await mailsTo(api, first.email)).at(-1)?.subject, { timeout: 30_000 })
        .toBe('You are registered: Paid days');
      expect((await event.payInformation(group)).body['receipts']).toMatchObject([
        { quote: { total: 2 * each } },
      ]);
    },
  },
  {
    name: 'takes an invoice back when its group pays by card, asks for another, or takes somebody off it',
    async run(api) {
      const { event, group, bill, markPaid, invoices } = await open(api);
      await bill();
      await bill();
      const [first, second] = await invoices();
      expect([first?.state, second?.state]).toEqual(['withdrawn', 'open']);
      expect((await markPaid(first?.number)).status).toBe(409);
      const [{ member_id }] = (await event.members(group)) as [{ member_id: string }];
      expect((await event.ask(group, 'withdrawGroupInvitation', { member_id })).status).toBe(200);
      expect((await invoices()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
      expect((await event.members(group)).map(({ state }) => state)).toEqual(['withdrawn', 'ready']);
      expect((await bill(2 * each)).body.reason).toBe('price');
      await bill(each);
      expect((await event.pay(group, each)).body).toMatchObject({ status: 'confirmed' });
      expect((await invoices()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    },
  },
  {
    name: 'sends none where the event takes none',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      await event.readyMember(group);
      const refused = await event.ask(group, 'submitPayGroupFee', { total: each, method: 'invoice' });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['method']]);
    },
  },
  {
    name: 'voids an invoice that nobody pays: places and seats are free, who was on it finishes once more',
    async run(api) {
      const event = await openGroupEvent(api, terms);
      const group = await event.startGroup();
      const first = await event.member(group);
      const clay = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
      const take = (begun: Begun) =>
        event.post('handle-workshop-cart', { registration_code: begun.code, ...clay }, begun.bearer);
      expect((await take(first)).status).toBe(200);
      expect((await event.submit(first, {})).body['status']).toBe('ready');
      const { total } = (await event.payInformation(group)).body['quote'] as { total: number };
      const sent = await event.pay(group, total, { method: 'invoice' });
      const { number } = sent.body['invoice'] as { number: number };
      const other = await event.begin();
      expect((await take(other)).body.reason).toBe('full');
      const asOrganizer = (given: number, headers = key(), token = organizerToken) =>
        event.post('voidInvoice', { number: given }, { authorization: `Bearer ${token}`, ...headers });
      expect((await asOrganizer(number, key(), 'somebody')).status).toBe(401);
      expect((await asOrganizer(999_999_999)).status).toBe(404);
      const once = key();
      const done = await asOrganizer(number, once);
      expect(done.body, done.text).toMatchObject({ invoice: { number, state: 'withdrawn' } });
      expect((await asOrganizer(number, once)).text).toBe(done.text);
      expect((await asOrganizer(number)).status).toBe(409);
      expect((await event.markPaid(number)).status).toBe(409);
      expect((await event.members(group)).map(({ state }) => state)).toEqual(['started']);
      await vi.waitFor(async () => expect((await take(other)).status).toBe(200), { timeout: 30_000 });
      const mail = (await mailsTo(api, group.email)).at(-1);
      expect(mail?.subject).toBe(`Invoice no. ${number} is void: Paid days`);
    },
  },
  {
    name: 'reminds of an invoice on the days that the flow says, each once, and no more once it is paid',
    async run(api) {
      const invoice = { ...terms.invoice, remind_days: [-7, 3] };
      const event = await openGroupEvent(api, { ...terms, invoice });
      const group = await event.startGroup();
      await event.readyMember(group);
      const sent = await event.pay(group, each, { method: 'invoice' });
      const { number, due_on } = sent.body['invoice'] as { number: number; due_on: string };
      const remindAt = (days: number) =>
        remindOfInvoices(api.portal.paying, new Date(Date.parse(`${due_on}T20:00:00Z`) + days * 86_400_000));
      const subjects = async () =>
        (await mailsTo(api, group.email))
          .map(({ subject }) => subject)
          .filter((subject) => /is due on|was due on/.test(subject));
      await remindAt(-8);
      expect(await subjects()).toEqual([]);
      await Promise.all([remindAt(-7), remindAt(-7)]);
      expect(await subjects()).toEqual([expect.stringContaining(`Invoice no. ${number} is due on`)]);
      await remindAt(2);
      expect(await subjects()).toHaveLength(1);
      await remindAt(4);
      await remindAt(40);
      expect(await subjects()).toEqual([
        expect.stringContaining('is due on'),
        expect.stringContaining(`Invoice no. ${number} was due on`),
      ]);
      expect((await event.markPaid(number)).status).toBe(200);
    },
  },
];
