import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, mailAttachment, payment, refund } from '#server/database/schema.ts';
import { remindOfInvoices } from '#server/invoices/remind-of-invoices.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { publishOfferFlow } from '../offer-flow.ts';
import { secretOf } from '../owed-desk.ts';
import { cardToken } from '../paid-event.ts';
import { pdfText } from '../pdf-text.ts';
import { type Begun, key, organizerToken, type TestApi } from '../test-api.ts';

const organizer = (headers = key()) => ({ authorization: `Bearer ${organizerToken}`, ...headers });
const invoice = { days: 30, instructions: { en: 'By cheque.', fr: 'Par chèque.' } };
const fees = [{ code: 'place', category: 'conference', label: { en: 'Place', fr: 'Place' }, amount: 0 }];
/** A booth of 420.00 with the province's tax. */
const booth = 44_100;

type Opened = Awaited<ReturnType<typeof open>>;

/** An applicant with a booth in a flow that sends invoices, all saved, and how it is sent. */
async function open(api: TestApi, more: object = {}, terms: object | null = invoice) {
  const flow = await publishOfferFlow(api, {
    money: { fees, ...(terms && { invoice: terms }) },
    decision: {},
    ...more,
  });
  const { who, choose } = await flow.begin();
  await choose('booths', 'A1');
  for (const name of ['booths', 'extras', 'levels']) await api.save(who, flow.named(name), {});
  const send = async (fields: object, headers = key()) => {
    const { versions, quote } = (await api.review(who)).body as {
      versions: object;
      quote: { total: number };
    };
    const body = { code: who.code, versions: JSON.stringify(versions), total: quote.total, ...fields };
    return api.post('saveSubmitRegistration', body, { ...who.bearer, ...headers });
  };
  return { flow, who, send };
}

/** The same, sent and billed. */
async function billed(api: TestApi, more: object = {}, terms: object = invoice) {
  const opened = await open(api, more, terms);
  const sent = await opened.send({ method: 'invoice' });
  expect(sent.body, sent.text).toMatchObject({ status: 'confirmed', registration: { status: 'Submitted' } });
  return { ...opened, number: (await invoiceOf(api, opened.who)).number };
}

async function invoiceOf(api: TestApi, who: Begun) {
  return (await api.review(who)).body['invoice'] as { number: number; state: string; due_on: string };
}

async function attachmentsOf(api: TestApi, { email }: Begun) {
  const [last] = (await mailsTo(api, email)).slice(-1);
  const files = await api.database.db
    .select()
    .from(mailAttachment)
    .where(eq(mailAttachment.mailId, String(last?.id)));
  return { subject: last?.subject, text: last?.text, files: files.map(({ name }) => name) };
}

const decide = (api: TestApi, { who }: Opened, decision: string) =>
  api.post('decideApplication', { event: 'teachers', code: who.code, decision }, organizer());
const markPaid = (api: TestApi, number: number, headers = organizer()) =>
  api.post('markInvoicePaid', { number }, headers);
const isFree = async ({ flow }: Opened) => (await (await flow.begin()).choose('booths', 'A1')).status === 200;

/** An application that is paid by an invoice. */
export const applicationInvoiceCases: ApiCase[] = [
  {
    name: 'bills an application: it is submitted with its invoice, and has a receipt once that is paid',
    async run(api) {
      const opened = await open(api);
      const { who, send } = opened;
      expect((await api.review(who)).body['methods']).toEqual(['card', 'invoice']);
      const again = key();
      const sent = await send({ method: 'invoice' }, again);
      expect(sent.body, sent.text).toMatchObject({ registration: { status: 'Submitted' } });
      expect((await send({ method: 'invoice' }, again)).text).toBe(sent.text);
      const reviewed = (await api.review(who)).body;
      expect(reviewed).toMatchObject({
        quote: { total: booth },
        invoice: { state: 'open', total: booth, due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      });
      expect(reviewed).not.toHaveProperty('receipt');
      const { number } = reviewed['invoice'] as { number: number };
      const mail = await attachmentsOf(api, who);
      expect(mail.text).toMatch(/Your invoice for \$\s441\.00 is attached\. Please pay it by/);
      expect(mail.files).toEqual([`invoice-${who.code}-${number}.pdf`]);
      expect(await isFree(opened)).toBe(false);
      for (const locale of ['en', 'fr']) {
        const paper = await api.post('getInvoice', { code: who.code, locale }, who.bearer);
        expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
      }
      expect((await markPaid(api, number, { ...key(), authorization: 'Bearer somebody' })).status).toBe(401);
      const once = organizer();
      const paid = await markPaid(api, number, once);
      expect(paid.body).toMatchObject({ invoice: { number, state: 'paid' } });
      expect((await markPaid(api, number, once)).text).toBe(paid.text);
      expect((await markPaid(api, number)).status).toBe(409);
      expect((await api.review(who)).body).toMatchObject({
        receipt: { quote: { total: booth } },
        invoice: { state: 'paid' },
      });
      const thanks = await attachmentsOf(api, who);
      expect(thanks.subject).toMatch(/^Payment received: /);
      expect(thanks.files).toEqual([`receipt-${who.code}.pdf`]);
    },
  },
  {
    name: 'says in the mail of what was paid, billed or paid by its invoice what is refunded if it is declined',
    async run(api) {
      const sentences = {
        en: [
          'If the organizers decline this, you will be refunded $\u00a0441.00 in full.',
          'If the organizers decline this, the invoice is voided. You will be refunded anything you have paid.',
        ],
        fr: [
          'Si l’équipe organisatrice refuse votre demande, 441,00\u00a0$ vous seront remboursés en totalité.',
          'Si l’équipe organisatrice refuse votre demande, la facture est annulée. Ce que vous avez payé vous sera remboursé.',
        ],
      };
      const said = async ({ who }: Opened) => {
        const { text = '' } = await attachmentsOf(api, who);
        return [...sentences.en, ...sentences.fr].filter((sentence) => text.includes(sentence));
      };
      const card = () => ({ credit: `tok_sandbox_visa_4242_ok_${randomUUID()}` });
      for (const locale of ['en', 'fr'] as const) {
        const [refunded, voided] = sentences[locale];
        const opening = async (more: object = {}) => {
          const opened = await open(api, more);
          await api.database.db.update(dossier).set({ locale }).where(eq(dossier.code, opened.who.code));
          return opened;
        };
        const paid = await opening();
        expect((await api.review(paid.who)).body['decided']).toBe('Y');
        expect((await paid.send(card())).status).toBe(200);
        expect(await said(paid)).toEqual([refunded]);

        const undecided = await opening();
        expect((await undecided.send({ method: 'invoice' })).status).toBe(200);
        expect(await said(undecided)).toEqual([voided]);
        await markPaid(api, (await invoiceOf(api, undecided.who)).number);
        expect(await said(undecided)).toEqual([refunded]);

        const accepted = await opening();
        expect((await accepted.send({ method: 'invoice' })).status).toBe(200);
        expect((await decide(api, accepted, 'accepted')).status).toBe(200);
        await markPaid(api, (await invoiceOf(api, accepted.who)).number);
        expect((await attachmentsOf(api, accepted.who)).subject).toMatch(
          /^(Payment received|Nous avons reçu)/,
        );
        expect(await said(accepted)).toEqual([]);

        const nobodyDecides = await opening({ decision: undefined });
        expect((await api.review(nobodyDecides.who)).body).not.toHaveProperty('decided');
        expect((await nobodyDecides.send(card())).status).toBe(200);
        expect(await said(nobodyDecides)).toEqual([]);
      }
    },
  },
  {
    name: 'bills nobody whose flow sends no invoices, and no registration',
    async run(api) {
      const { who, send } = await open(api, {}, null);
      expect((await api.review(who)).body).not.toHaveProperty('methods');
      const refused = await send({ method: 'invoice' });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['method']]);
      expect((await api.post('getInvoice', { code: who.code }, who.bearer)).status).toBe(404);
      expect((await send({ credit: `tok_sandbox_visa_4242_ok_${randomUUID()}` })).status).toBe(200);
      const registration = await api.begin();
      const answer = await api.post('getInvoice', { code: registration.code }, registration.bearer);
      expect(answer.status).toBe(401);
    },
  },
  {
    name: 'voids an invoice that nobody pays: the application is withdrawn, the booth free, who was billed is told',
    async run(api) {
      const opened = await billed(api);
      const { who, number } = opened;
      const paper = async (locale: string) =>
        pdfText(await api.post('getInvoice', { code: who.code, locale }, who.bearer));
      expect(await paper('en')).toContain('Due by');
      const voided = await api.post('voidInvoice', { number }, organizer());
      expect(voided.body, voided.text).toMatchObject({ invoice: { state: 'withdrawn' } });
      expect((await api.post('voidInvoice', { number }, organizer())).status).toBe(409);
      expect((await markPaid(api, number)).status).toBe(409);
      expect((await api.review(who)).body).toMatchObject({
        registration: { status: 'Cancelled' },
        invoice: { state: 'withdrawn' },
      });
      expect(await paper('en')).toContain('This invoice is void. Nothing is due.');
      expect(await paper('en')).not.toContain('Due by');
      expect(await paper('fr')).toContain('Cette facture est annulée.');
      expect(await isFree(opened)).toBe(true);
      expect((await attachmentsOf(api, who)).subject).toMatch(new RegExp(`^Invoice no. ${number} is void`));
    },
  },
  {
    name: 'refunds an offer that was accepted by card when the application’s unpaid invoice is voided, and releases it',
    async run(api) {
      const flow = await publishOfferFlow(api, { money: { fees, invoice }, decision: {} }, { waitlist: 'Y' });
      const [holder, applicant] = [await flow.begin(), await flow.begin()];
      await holder.choose('booths', 'A1');
      expect((await applicant.wait('booths', 'A1')).status).toBe(200);
      await applicant.choose('extras', 'table');
      await applicant.saveAll();
      const { who } = applicant;
      const { versions, quote } = (await api.review(who)).body as {
        versions: object;
        quote: { total: number };
      };
      const body = { code: who.code, versions: JSON.stringify(versions), total: quote.total };
      const headers = () => ({ ...who.bearer, ...key() });
      const sent = await api.post('saveSubmitRegistration', { ...body, method: 'invoice' }, headers());
      expect(sent.status, sent.text).toBe(200);
      await holder.choose('booths', 'A1', 0);
      await expect
        .poll(async () => (await api.review(who)).body['offered'], { timeout: 20_000 })
        .toMatchObject([{ kind: 'choice' }]);
      const offer = { code: who.code, take: `${flow.named('booths')}/A1`, take_kind: 'choice' };
      const { body: preview } = await api.post('previewOffer', offer, who.bearer);
      expect(preview).toMatchObject({ difference: booth });
      const accepting = { ...offer, expected_difference: booth, credit: cardToken('ok') };
      const accepted = await api.post('acceptOffer', accepting, headers());
      expect(accepted.body, accepted.text).toMatchObject({ status: 'confirmed', difference: booth });

      const { number } = await invoiceOf(api, who);
      const voided = await api.post('voidInvoice', { number }, organizer());
      expect(voided.body, voided.text).toMatchObject({ invoice: { state: 'withdrawn' } });
      const refunds = await api.database.db
        .select({ amount: refund.amount })
        .from(refund)
        .innerJoin(payment, eq(payment.id, refund.paymentId))
        .innerJoin(dossier, eq(dossier.id, payment.dossierId))
        .where(eq(dossier.code, who.code));
      expect(refunds).toEqual([{ amount: booth }]);
      const reviewed = (await api.review(who)).body;
      expect(reviewed).toMatchObject({
        registration: { status: 'Cancelled' },
        invoice: { state: 'withdrawn' },
      });
      expect((await holder.choose('booths', 'A1')).status).toBe(200);
      await expect
        .poll(async () => (await attachmentsOf(api, who)).subject, { timeout: 20_000 })
        .toMatch(new RegExp(`^Invoice no. ${number} is void`));
      expect((await attachmentsOf(api, who)).text).toMatch(/441\.00 will be refunded to your VISA/);
    },
  },
  {
    name: 'withdraws the invoice of what is declined or taken back; what was paid by one is settled by hand, and said',
    async run(api) {
      const declined = await billed(api);
      expect((await decide(api, declined, 'declined')).status).toBe(200);
      expect(await invoiceOf(api, declined.who)).toMatchObject({ state: 'withdrawn' });
      expect((await attachmentsOf(api, declined.who)).text).not.toContain('invoice');

      const taken = await billed(api);
      const withdraw = ({ who }: Opened) =>
        api.post('withdrawApplication', { code: who.code, expected_refund: 0 }, { ...who.bearer, ...key() });
      expect((await withdraw(taken)).status).toBe(200);
      expect((await markPaid(api, taken.number)).status).toBe(409);

      const paid = await billed(api);
      await markPaid(api, paid.number);
      const settled = new RegExp(
        `paid by invoice no. ${paid.number}. The organizers will contact you about a refund`,
      );
      expect((await withdraw(paid)).status).toBe(200);
      expect((await attachmentsOf(api, paid.who)).text).toMatch(settled);
      expect(await invoiceOf(api, paid.who)).toMatchObject({ state: 'paid' });
    },
  },
  {
    name: 'declines nothing while its invoice is paid by card, and refunds it to that card afterwards, not by hand',
    async run(api) {
      const opened = await billed(api);
      const { who, number } = opened;
      await api.post('sendPaymentLink', { code: who.code }, organizer());
      const paying = {
        secret: await secretOf(api, who.email),
        total: booth,
        credit: cardToken('challenge'),
      };
      const once = key();
      const asked = await api.post('payOwed', paying, once);
      expect(asked.body, asked.text).toMatchObject({ status: 'challenge' });
      const refused = await decide(api, opened, 'declined');
      expect([refused.status, refused.body.reason]).toEqual([409, 'in_flight']);
      await api.send('POST', String(asked.body['url']), 'answer=approve', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect((await api.post('payOwed', paying, once)).body).toEqual({ status: 'confirmed', amount: booth });
      expect(await invoiceOf(api, who)).toMatchObject({ number, state: 'paid' });
      const read = await api.get(`/api/getDossier/${who.code}`, organizer());
      expect(read.body['decide']).toMatchObject({ back: booth });
      expect(read.body['decide']).not.toHaveProperty('by_hand');
      expect((await decide(api, opened, 'declined')).status).toBe(200);
      const refunds = await api.database.db
        .select({ amount: refund.amount })
        .from(refund)
        .innerJoin(payment, eq(payment.id, refund.paymentId))
        .innerJoin(dossier, eq(dossier.id, payment.dossierId))
        .where(eq(dossier.code, who.code));
      expect(refunds).toEqual([{ amount: booth }]);
    },
  },
  {
    name: 'reminds of an application’s invoice on the days that the flow says, each once, the invoice with it',
    async run(api) {
      const { who, number } = await billed(api, {}, { ...invoice, remind_days: [-7, 3] });
      const { due_on } = await invoiceOf(api, who);
      const remindAt = (days: number) =>
        remindOfInvoices(api.portal.paying, new Date(Date.parse(`${due_on}T20:00:00Z`) + days * 86_400_000));
      await remindAt(-8);
      expect((await attachmentsOf(api, who)).subject).not.toMatch(/due/);
      await Promise.all([remindAt(-7), remindAt(-7)]);
      const soon = await attachmentsOf(api, who);
      expect(soon.subject).toMatch(new RegExp(`^Invoice no. ${number} is due on`));
      expect(soon.files).toEqual([`invoice-${who.code}-${number}.pdf`]);
      await remindAt(4);
      await remindAt(40);
      const subjects = (await mailsTo(api, who.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /is due on|was due on/.test(subject))).toHaveLength(2);
      expect((await markPaid(api, number)).status).toBe(200);
    },
  },
];
