import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { filesOf } from '../change-event.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { acting, fee, secretOf } from '../owed-desk.ts';
import { openPaid, sum } from '../paid-desk.ts';
import { cardToken } from '../paid-event.ts';
import { pdfText } from '../pdf-text.ts';
import { publishFlow, sent } from '../sent-application.ts';
import { type Fields, key } from '../test-api.ts';

/** Fees, waivers, credits and the link to pay. */
export const deskMoneyCases: ApiCase[] = [
  {
    name: 'adds a fee with its tax to what is owed, once a press, and says who and why in the ledger and the log',
    async run(api) {
      const opened = await openPaid(api);
      const { adjust, preview } = acting(api, opened);
      const shown = await preview(fee);
      expect(shown).toMatchObject({ owed: 0, refund: 0 });
      expect(shown.owes).toBe(4_000 + shown.tax);
      const same = key();
      for (let time = 0; time < 2; time += 1)
        expect((await adjust({ ...fee, expected: shown.owes }, same)).body).toEqual({
          owes: shown.owes,
          refund: 0,
        });
      const read = await opened.read();
      expect(read.dossier).toMatchObject({ paid: 27_000, owing: shown.owes });
      expect(sum(read.ledger, 'charged') - sum(read.ledger, 'paid')).toBe(shown.owes);
      expect(read.ledger.find(({ label }) => label === 'Late change')).toMatchObject({
        charged: 4_000,
        by: opened.desk.email,
        why: 'Phoned us',
      });
      expect(read.audit[0]).toMatchObject({ action: 'adjustOwed', reason: 'Phoned us' });
      expect(read.audit[0]?.changes[0]).toEqual({ what: 'fee', is: 'Late change' });
      expect((await adjust({ ...fee, expected: shown.owes })).body).toMatchObject({ reason: 'price' });
      expect((await adjust({ ...fee, why: ' ', expected: 2 * shown.owes })).status).toBe(422);
      expect((await opened.read()).ledger).toEqual(read.ledger);
    },
  },
  {
    name: 'waives an unpaid fee, and credits what is owed before it refunds the rest',
    async run(api) {
      const opened = await openPaid(api);
      const { adjust, preview } = acting(api, opened);
      const first = await preview(fee);
      await adjust({ ...fee, expected: first.owes });
      const second = { ...fee, label: 'Lunch', amount: 1_000 };
      const both = await preview(second);
      expect(both.replaces).toBe((await opened.read()).invoices[0]?.printed ?? '1');
      await adjust({ ...second, expected: both.owes });
      const owed = await api.get(`/api/getOwedAsOrganizer/${opened.begun.code}`, opened.desk.headers);
      const { lines } = owed.body as unknown as { lines: { line: { id: string; label: string } }[] };
      expect(lines.map(({ line }) => line.label)).toEqual(['Late change', 'Lunch']);
      const waiver = { kind: 'waiver', line: lines[1]?.line.id ?? '' };
      expect(await preview(waiver)).toMatchObject({ owed: both.owes, owes: first.owes });
      expect((await adjust({ ...waiver, expected: first.owes })).status).toBe(200);
      expect((await adjust({ ...waiver, expected: first.owes })).status).toBe(422);
      const credit = { kind: 'credit', amount: first.owes + 500 };
      expect(await preview(credit)).toMatchObject({ owed: first.owes, owes: 0, refund: 500 });
      expect((await adjust({ ...credit, expected: 0 })).body).toMatchObject({ reason: 'price' });
      const given = await adjust({ ...credit, expected: 0, expected_refund: 500 });
      expect(given.body).toEqual({ owes: 0, refund: 500 });
      const read = await opened.read();
      expect(read.dossier).toMatchObject({ paid: 26_500, owing: 0 });
      expect(sum(read.ledger, 'charged')).toBe(sum(read.ledger, 'paid'));
      expect(read.invoices.map(({ state }) => state)).toEqual([
        'withdrawn',
        'withdrawn',
        'withdrawn',
        'paid',
      ]);
      const tooMuch = await adjust({ kind: 'credit', amount: 26_501, expected: 0 });
      expect(tooMuch.status).toBe(422);
      expect(tooMuch.text).toContain('265.00');
    },
  },
  {
    name: 'emails a link that opens what is owed and pays it by card, once, and is the same when sent again',
    async run(api) {
      const opened = await openPaid(api);
      const { adjust, preview, press } = acting(api, opened);
      const { email, code } = opened.begun;
      expect((await press('sendPaymentLink', {})).body).toMatchObject({ reason: 'closed' });
      const { owes } = await preview(fee);
      await adjust({ ...fee, expected: owes, notify: 'Y' });
      const secret = await secretOf(api, email);
      expect((await press('sendPaymentLink', {})).body).toEqual({ recipient: email, amount: owes });
      expect(await secretOf(api, email)).toBe(secret);
      const at = opened.event.at;
      const asked = await api.get(`/api/getOwed/${secret}`, at);
      expect(asked.body).toMatchObject({ code, quote: { total: owes }, invoice: { state: 'open' } });
      expect((await api.get(`/api/getOwed/${'A'.repeat(44)}`, at)).status).toBe(404);
      const credit = cardToken('ok');
      const pay = (fields: Fields, headers = key()) =>
        api.post('payOwed', { secret, total: owes, credit, ...fields }, { ...at, ...headers });
      expect((await pay({ total: owes - 1 })).body).toMatchObject({ reason: 'price' });
      const same = key();
      expect((await pay({}, same)).body).toEqual({ status: 'confirmed', amount: owes });
      expect((await pay({}, same)).body).toEqual({ status: 'confirmed', amount: owes });
      expect((await pay({})).body).toMatchObject({ reason: 'closed' });
      const read = await opened.read();
      expect(read.dossier).toMatchObject({ paid: 27_000 + owes, owing: 0 });
      expect(sum(read.ledger, 'charged')).toBe(sum(read.ledger, 'paid'));
      const receipt = (await mailsTo(api, email)).at(-1);
      const [file] = await filesOf(api, receipt);
      const text = await pdfText({ bytes: Buffer.from(file?.content ?? '') });
      expect(text).toContain('Late change');
      const refundable = await api.get(`/api/getRefundable/${code}`, opened.desk.headers);
      const { charges } = refundable.body as unknown as { charges: { left: number }[] };
      expect(charges.map(({ left }) => left)).toEqual([owes, 27_000]);
    },
  },
  {
    name: 'voids what is owed when the registration is cancelled, and keeps fees from another event and its role',
    async run(api) {
      const opened = await openPaid(api);
      const theirs = await openPaid(api);
      const { adjust, preview, press } = acting(api, opened);
      const { owes } = await preview(fee);
      await adjust({ ...fee, expected: owes });
      const { code } = theirs.begun;
      for (const [call, fields] of [
        ['previewAdjustment', fee],
        ['adjustOwed', { ...fee, why: 'Theirs', expected: owes }],
        ['sendPaymentLink', {}],
      ] as const)
        expect([call, (await press(call, { ...fields, code })).status]).toEqual([call, 404]);
      expect((await api.get(`/api/getOwedAsOrganizer/${code}`, opened.desk.headers)).status).toBe(404);
      const cancelled = await press('changeRegistrationAsOrganizer', {
        option: 'cancel',
        notify_registration: 'N',
      });
      expect(cancelled.status, cancelled.text).toBe(200);
      const read = await opened.read();
      expect(read.dossier.owing).toBe(0);
      expect(read.invoices.map(({ state }) => state)).toEqual(['withdrawn']);
      expect((await adjust({ ...fee, expected: owes })).status).toBe(409);
    },
  },
  {
    name: 'adds no fee to a declined application, which nobody would be asked to pay',
    async run(api) {
      const flow = await publishFlow(api);
      const { headers } = await openDesk(api);
      const { code } = await sent(api, flow);
      const shown = () => api.post('previewAdjustment', { code, ...fee }, headers);
      expect((await shown()).status).toBe(200);
      const declined = { event: 'teachers', code, decision: 'declined', message: '' };
      expect((await api.post('decideApplication', declined, headers)).status).toBe(200);
      const refused = await shown();
      expect([refused.status, refused.body.reason]).toEqual([409, 'closed']);
    },
  },
];
