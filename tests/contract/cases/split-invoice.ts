import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { InvoiceToSplit } from '#engine/contract/desk-invoices.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { ApiCase } from '../api-case.ts';
import { filesOf, policy } from '../change-event.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { acting, fee } from '../owed-desk.ts';
import { openPaid, sum } from '../paid-desk.ts';
import { cardToken } from '../paid-event.ts';
import { pdfText } from '../pdf-text.ts';
import { begin, publishFlow } from '../sent-application.ts';
import { type Begun, demoDocument, type Fields, type Headers, key, type TestApi } from '../test-api.ts';
import { volunteerShifts } from '../volunteer-shifts.ts';

const terms = {
  pay: 'ready',
  discounts: [{ from: 3, percent: 10 }],
  invoice: { days: 30, instructions: { en: 'By cheque.', fr: 'Par chèque.' } },
};
/** Of 270.00, tax among it, a tenth off: what a group of three pays for one. */
const each = 24_300;
const district = { recipient_name: 'Centre de services', recipient_order: 'BC-4471' };

/** A desk that splits invoices. */
const splitting = (api: TestApi, headers: Headers) => ({
  shown: async (number: number) =>
    (await api.get(`/api/getInvoiceToSplit/${number}`, headers)).body as unknown as InvoiceToSplit,
  split: (fields: Fields, same = key()) => api.post('splitInvoice', fields, { ...headers, ...same }),
  read: async (code: string) =>
    (await api.get(`/api/getDossier/${code}`, headers)).body as unknown as DeskDossier,
});

/** A group of three with an open invoice. */
async function openBilledGroup(api: TestApi, part: object = terms) {
  const event = await openGroupEvent(api, part);
  const { headers, email } = await openDesk(api, event.code);
  const group = await event.startGroup({ group_organization: 'École Jules-Verne' });
  const members: Begun[] = [];
  for (let at = 0; at < 3; at += 1) members.push(await event.readyMember(group));
  const asked = await event.pay(group, 3 * each, { method: 'invoice' });
  const { number } = asked.body['invoice'] as { number: number };
  const other = `${group.code.toLowerCase()}@district.example`;
  return { event, headers, email, group, members, number, other, ...splitting(api, headers) };
}

const linesOf = ({ lines }: InvoiceToSplit, ...at: number[]) => {
  const chosen = at.map((each) => lines[each]).filter((line) => line !== undefined);
  return {
    lines: chosen.map(({ id }) => id),
    expected: chosen.reduce((total, { amount }) => total + amount, 0),
  };
};
const owedOf = ({ invoices }: DeskDossier) =>
  invoices.map(({ number, state, total }) => [number, state, total]);

/** An invoice that is split into several. */
export const splitInvoiceCases: ApiCase[] = [
  {
    name: 'splits a group’s invoice by members: two new numbers, each paid by itself, and the ledger, the log and the papers say so',
    async run(api) {
      const { event, email, group, number, other, members, shown, split, read } = await openBilledGroup(api);
      const now = await shown(number);
      expect(now.lines.map(({ amount }) => amount)).toEqual([each, each, each]);
      const chosen = linesOf(now, 2);
      const once = key();
      const asked = { number, ...chosen, ...district, recipient_email: other };
      const done = await split(asked, once);
      expect(done.body, done.text).toMatchObject({
        voided: { number, state: 'withdrawn' },
        invoices: [
          { number: number + 1, total: 2 * each, due_on: now.due_on, state: 'open' },
          {
            number: number + 2,
            total: each,
            recipient: { name: 'Centre de services', email: other, order: 'BC-4471' },
          },
        ],
      });
      expect((await split(asked, once)).text).toBe(done.text);
      const open = await read(group.code);
      expect(open.dossier).toMatchObject({ paid: 0, owing: 3 * each });
      expect(owedOf(open)).toEqual([
        [number, 'withdrawn', 3 * each],
        [number + 1, 'open', 2 * each],
        [number + 2, 'open', each],
      ]);
      expect(sum(open.ledger, 'charged')).toBe(3 * each);
      const said = open.ledger.map(({ label, detail }) => [
        resolveText(label, 'en'),
        resolveText(detail, 'en'),
      ]);
      expect(said).toContainEqual([
        `Invoice no. ${number} is void: split into no. ${number + 1}, ${number + 2}`,
        '',
      ]);
      expect(said).toContainEqual([`Invoice no. ${number + 2} is unpaid`, 'Centre de services, BC-4471']);
      expect(open.audit[0]).toMatchObject({
        action: 'splitInvoice',
        actor: email,
        changes: [
          { was: `${number} (729.00 CAD)`, is: `${number + 1} (486.00 CAD), ${number + 2} (243.00 CAD)` },
          { what: 'recipient', is: `Centre de services, ${other}, BC-4471` },
        ],
      });
      const told = (await mailsTo(api, group.email)).at(-1);
      expect(told?.subject).toBe(`Invoice no. ${number} was split: Paid days`);
      expect(told?.text).toContain(`No. ${number + 2} for $\u00a0243.00 was sent to Centre de services.`);
      expect((await filesOf(api, told)).map(({ name }) => name)).toEqual([
        `invoice-${group.code}-${number + 1}.pdf`,
      ]);
      const billed = (await mailsTo(api, other)).at(-1);
      expect(billed?.subject).toBe(`Invoice no. ${number + 2} for École Jules-Verne: Paid days`);
      const [file] = await filesOf(api, billed);
      expect(file?.name).toBe(`invoice-${number + 2}.pdf`);
      const paper = await pdfText({ bytes: Buffer.from(file?.content ?? '') });
      for (const text of [
        'Centre de services',
        'Purchase order: BC-4471',
        'For École Jules-Verne',
        'By cheque.',
      ])
        expect(paper).toContain(text);
      // The code would let them open the group.
      for (const text of [paper, billed?.text]) expect(text).not.toContain(group.code);
      // Their contact pays for the others only.
      const { body: pays } = await event.payInformation(group);
      expect(pays).toMatchObject({ quote: { total: 2 * each }, payable: 'Y' });

      expect((await event.markPaid(number)).status).toBe(409);
      expect((await event.markPaid(number + 2)).status).toBe(200);
      const states = async () => (await event.members(group)).map(({ state }) => state);
      expect(await states()).toEqual(['ready', 'ready', 'paid']);
      expect((await read(group.code)).dossier).toMatchObject({ paid: each, owing: 2 * each });
      const receipt = (await mailsTo(api, other)).at(-1);
      expect(receipt?.subject).toBe(`Payment received for invoice no. ${number + 2}: Paid days`);
      const [theirs] = await filesOf(api, receipt);
      expect(await pdfText({ bytes: Buffer.from(theirs?.content ?? '') })).toContain('Centre de services');
      expect((await event.markPaid(number + 1)).status).toBe(200);
      expect(await states()).toEqual(['paid', 'paid', 'paid']);
      const settled = await read(group.code);
      expect(settled.dossier).toMatchObject({ paid: 3 * each, owing: 0 });
      expect([sum(settled.ledger, 'charged'), sum(settled.ledger, 'paid')]).toEqual([3 * each, 3 * each]);

      // One of them cancels: it was paid by an invoice, and the organizers return it.
      await event.publish(policy([{}]));
      const [, , last] = members as [Begun, Begun, Begun];
      expect((await read(last.code)).dossier).toMatchObject({ paid: each, owing: 0 });
      const cancelled = await event.post(
        'changeRegistration',
        { code: last.code, option: 'cancel', reason: 'illness', expected_refund: 0 },
        { ...last.bearer, ...key() },
      );
      expect(cancelled.status, cancelled.text).toBe(200);
      const gone = (await mailsTo(api, group.email)).find(({ subject }) => subject.includes('is no longer'));
      expect(gone?.text).toContain('This was paid by invoice');
      expect(await states()).toEqual(['paid', 'paid', 'cancelled']);
    },
  },
  {
    name: 'reminds of and voids one of two invoices: who is on the other stays ready',
    async run(api) {
      const { event, headers, group, members, number, other, shown, split, read } =
        await openBilledGroup(api);
      const chosen = linesOf(await shown(number), 0);
      expect((await split({ number, ...chosen, ...district, recipient_email: other })).status).toBe(200);
      const [first] = members as [Begun];
      const changed = await event.save(first, 'personal', { first_name: 'A', last_name: 'B' });
      expect(changed.status).toBe(409);
      const press = (call: string, fields: Fields) => api.post(call, fields, { ...headers, ...key() });
      expect((await press('remindOfInvoice', { number: number + 2 })).body).toEqual({ recipient: other });
      expect((await press('remindOfInvoice', { number: number + 1 })).body).toEqual({
        recipient: group.email,
      });
      expect((await mailsTo(api, other)).at(-1)?.subject).toContain(`Invoice no. ${number + 2} is due on`);
      const found = await api.get('/api/listInvoices?list=open&q=bc-4471', headers);
      expect(found.body).toMatchObject({ count: 1, rows: [{ number: number + 2 }] });
      expect((await press('voidInvoice', { event: event.code, number: number + 2 })).status).toBe(200);
      const states = async () => (await event.members(group)).map(({ state }) => state);
      expect(await states()).toEqual(['started', 'ready', 'ready']);
      expect((await mailsTo(api, other)).at(-1)?.subject).toContain(`Invoice no. ${number + 2} is void`);
      expect((await read(group.code)).dossier).toMatchObject({ paid: 0, owing: 2 * each });
      // A part is split again; its members are removed and pay otherwise by themselves.
      const again = linesOf(await shown(number + 1), 1);
      const theirs = { ...district, recipient_email: other };
      expect((await split({ number: number + 1, ...again, ...theirs })).status).toBe(200);
      const { member_id } = (await event.members(group))[2] as { member_id: string };
      expect((await event.ask(group, 'withdrawGroupInvitation', { member_id })).status).toBe(200);
      expect((await mailsTo(api, other)).at(-1)?.subject).toContain(`Invoice no. ${number + 4} is void`);
      expect((await event.markPaid(number + 3)).status).toBe(200);
      expect(await states()).toEqual(['started', 'paid', 'withdrawn']);
      expect((await read(group.code)).dossier).toMatchObject({ paid: each, owing: 0 });
    },
  },
  {
    name: 'splits what a registration owes line by line: each link pays its own, and a waiver finds its line',
    async run(api) {
      const opened = await openPaid(api);
      const { adjust, preview, press } = acting(api, opened);
      const { code, email } = opened.begun;
      const { at } = opened.event;
      for (const label of ['Late change', 'Dinner', 'Badge']) {
        const added = { ...fee, label };
        expect((await adjust({ ...added, expected: (await preview(added)).owes })).status).toBe(200);
      }
      const { shown, split } = splitting(api, opened.desk.headers);
      const open = (await opened.read()).invoices.find(({ state }) => state === 'open');
      const number = Number(open?.number);
      expect(open).toMatchObject({ may_split: 'Y' });
      const now = await shown(number);
      const total = now.invoice.total;
      const other = `${code.toLowerCase()}@employer.example`;
      const employer = { recipient_name: 'Ateliers du Nord', recipient_email: other };
      const chosen = linesOf(now, 0);
      expect((await split({ number, ...chosen, ...employer })).status).toBe(200);
      expect((await opened.read()).dossier.owing).toBe(total);
      const linkIn = async (to: string) => {
        const mail = (await mailsTo(api, to)).at(-1);
        return /registration\/pay\/([\w-]{44})/.exec(mail?.text ?? '')?.[1] ?? '';
      };
      const [own, theirs] = [await linkIn(email), await linkIn(other)];
      const owed = async (secret: string) => (await api.get(`/api/getOwed/${secret}`, at)).body;
      const rest = total - chosen.expected;
      expect(await owed(own)).toMatchObject({ code, quote: { total: rest } });
      expect(await owed(theirs)).toMatchObject({ code: '', quote: { total: chosen.expected } });
      expect((await api.get(`/api/getOwed/${theirs.slice(0, 22)}${'A'.repeat(22)}`, at)).status).toBe(404);
      const pay = (secret: string, cents: number, credit = cardToken('ok')) =>
        api.post('payOwed', { secret, total: cents, credit }, { ...at, ...key() });
      expect((await pay(theirs, chosen.expected)).body).toMatchObject({ status: 'confirmed' });
      expect((await pay(theirs, chosen.expected)).body).toMatchObject({ reason: 'closed' });
      expect((await opened.read()).dossier).toMatchObject({ paid: 27_000 + chosen.expected, owing: rest });
      const [receipt] = await filesOf(api, (await mailsTo(api, other)).at(-1));
      const paper = await pdfText({ bytes: Buffer.from(receipt?.content ?? '') });
      expect(paper).toContain('Ateliers du Nord');
      expect(paper).not.toContain(code);

      // Of what is left, one line is waived, and what is paid is refunded to its own card.
      const [, kept, badge] = now.lines as [unknown, { amount: number }, { id: string }];
      const waiver = { kind: 'waiver', line: badge.id };
      const waived = await preview(waiver);
      expect(waived).toMatchObject({ owed: rest, owes: kept.amount });
      expect((await adjust({ ...waiver, expected: kept.amount })).status).toBe(200);
      expect((await press('sendPaymentLink', {})).body).toEqual({ recipient: email, amount: kept.amount });
      expect((await pay(own, kept.amount)).body).toMatchObject({ status: 'confirmed' });
      const paid = await opened.read();
      expect(paid.dossier.owing).toBe(0);
      expect(sum(paid.ledger, 'charged')).toBe(sum(paid.ledger, 'paid'));
      const refundable = await api.get(`/api/getRefundable/${code}`, opened.desk.headers);
      const { charges } = refundable.body as unknown as { charges: { left: number }[] };
      expect(charges.map(({ left }) => left)).toEqual([kept.amount, chosen.expected, 27_000]);
    },
  },
  {
    name: 'voids both parts when their registration is cancelled, and credits them one after the other',
    async run(api) {
      const opened = await openPaid(api);
      const { adjust, preview, press } = acting(api, opened);
      for (const label of ['Late change', 'Dinner']) {
        const added = { ...fee, label };
        await adjust({ ...added, expected: (await preview(added)).owes });
      }
      const { shown, split } = splitting(api, opened.desk.headers);
      const number = Number((await opened.read()).invoices.at(-1)?.number);
      const now = await shown(number);
      const other = `${opened.begun.code.toLowerCase()}@employer.example`;
      const theirs = { recipient_name: 'Ateliers du Nord', recipient_email: other };
      expect((await split({ number, ...linesOf(now, 1), ...theirs })).status).toBe(200);
      const [mine = 0, half = 0] = now.lines.map(({ amount }) => amount);
      const credit = { kind: 'credit', amount: mine + 100 };
      expect(await preview(credit)).toMatchObject({ owes: half - 100, refund: 0 });
      expect((await adjust({ ...credit, expected: half - 100 })).status).toBe(200);
      const read = await opened.read();
      expect(read.dossier.owing).toBe(half - 100);
      expect(read.invoices.at(-1)).toMatchObject({ state: 'open', recipient: { name: 'Ateliers du Nord' } });
      const cancelled = await press('changeRegistrationAsOrganizer', {
        option: 'cancel',
        notify_registration: 'N',
      });
      expect(cancelled.status, cancelled.text).toBe(200);
      expect((await opened.read()).dossier.owing).toBe(0);
      expect((await mailsTo(api, other)).at(-1)?.subject).toContain('is void');
    },
  },
  {
    name: 'splits an invoice once when two desks do so at the same time, and not while a card pays for the same',
    async run(api) {
      const { event, headers, group, number, shown, split, read } = await openBilledGroup(api);
      const now = await shown(number);
      const answers = await Promise.all([0, 1].map((at) => split({ number, ...linesOf(now, at) })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const open = (await read(group.code)).invoices.filter(({ state }) => state === 'open');
      expect(open.map((invoice) => invoice.number)).toEqual([number + 1, number + 2]);
      expect((await read(group.code)).dossier.owing).toBe(3 * each);
      // Their contact may still pay for everyone.
      const once = key();
      const card = { method: 'card', credit: cardToken('challenge') };
      const asked = await event.pay(group, 3 * each, card, once);
      expect(asked.body, asked.text).toMatchObject({ status: 'challenge' });
      const rest = linesOf(await shown(number + 1), 0);
      const refused = await split({ number: number + 1, ...rest });
      expect([refused.status, refused.body.reason]).toEqual([409, 'in_flight']);
      expect((await event.ask(group, 'cancelGroupPayment', {})).body).toEqual({ cancelled: 'Y' });
      expect((await split({ number: number + 1, ...rest })).status).toBe(200);
      const paid = await event.pay(group, 3 * each);
      expect(paid.status, paid.text).toBe(200);
      const after = await read(group.code);
      expect(after.dossier).toMatchObject({ paid: 3 * each, owing: 0 });
      expect(after.invoices.every(({ state }) => state === 'withdrawn')).toBe(true);
      const over = await api.get(`/api/getInvoiceToSplit/${number + 2}`, headers);
      expect([over.status, over.text]).toEqual([409, expect.stringContaining('already paid or void')]);
    },
  },
  {
    name: 'refuses in words what leaves an invoice empty, is not on it, is over, or is of an application or another event',
    async run(api) {
      const { event, headers, number, shown, split, read, group } = await openBilledGroup(api);
      const now = await shown(number);
      const one = linesOf(now, 0);
      const refused = async (fields: Fields, status: number, field: string, words: string) => {
        const answer = await split({ number, ...one, ...fields });
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, [field]]);
        expect(answer.text).toContain(words);
      };
      await refused(linesOf(now, 0, 1, 2), 422, 'lines', 'something to pay on both');
      await refused({ lines: ['member-unknown'] }, 422, 'lines', 'not on this invoice');
      await refused({ expected: each - 1 }, 409, 'expected', '$\u00a0243.00 would go');
      await refused({ recipient_order: 'BC-1' }, 422, 'recipient_name', 'needed');
      await refused({ recipient_name: 'District' }, 422, 'recipient_email', 'needed');
      const typed = { recipient_name: 'District', recipient_email: 'nowhere' };
      await refused(typed, 422, 'recipient_email', 'valid email');
      expect((await split({ number, ...one, lines: [] })).status).toBe(422);
      await refused({ number: 999_999 }, 404, 'number', 'any invoice');
      const other = await openDesk(api, (await openGroupEvent(api)).code);
      expect((await splitting(api, other.headers).split({ number, ...one })).status).toBe(404);
      expect((await api.get(`/api/getInvoiceToSplit/${number}`, other.headers)).status).toBe(404);
      expect(owedOf(await read(group.code))).toEqual([[number, 'open', 3 * each]]);
      const reviewer = await openDesk(api, event.code, undefined, 'reviewer');
      expect((await splitting(api, reviewer.headers).split({ number, ...one })).status).toBe(403);
      expect((await event.markPaid(number)).status).toBe(200);
      await refused({}, 409, 'number', 'already paid or void');
      expect((await api.get(`/api/getInvoiceToSplit/${number}`, headers)).status).toBe(409);
    },
  },
  {
    name: 'keeps an application’s own invoice in one piece, which ends with the decision on it',
    async run(api) {
      const volunteer = await demoDocument('flow/volunteer');
      const money = { ...(volunteer['money'] as object), invoice: { days: 30, instructions: 'By cheque.' } };
      const flow = await publishFlow(api, { money });
      const { headers } = await openDesk(api);
      const who = await begin(api, flow);
      const { code } = who;
      await api.save(who, 'volunteer_shifts', volunteerShifts(true));
      const { versions, quote } = (await api.review(who)).body as {
        versions: object;
        quote: { total: number };
      };
      const asked = { code, versions: JSON.stringify(versions), total: quote.total, method: 'invoice' };
      const billed = await api.post('saveSubmitRegistration', asked, { ...who.bearer, ...key() });
      expect(billed.status, billed.text).toBe(200);
      const { invoices } = await splitting(api, headers).read(code);
      expect(invoices).toHaveLength(1);
      expect(invoices[0]).not.toHaveProperty('may_split');
      const answer = await splitting(api, headers).split({
        number: invoices[0]?.number,
        lines: ['x'],
        expected: 1,
      });
      expect([answer.status, answer.body.reason]).toEqual([409, 'closed']);
    },
  },
];
