import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { hold, payment, sandboxCharge, sandboxRefund, waitlistEntry } from '#server/database/schema.ts';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import { reconcileRefunds } from '#server/payments/settle-refunds.ts';
import type { ApiCase } from '../api-case.ts';
import {
  chargesOf,
  cheaper,
  dearer,
  fees,
  filesOf,
  openChangeEvent,
  policy,
  refundsOf,
  toHybrid,
  toOnline,
} from '../change-event.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken } from '../paid-event.ts';
import { key } from '../test-api.ts';

/** Changing a submitted registration (spec §2 "/change-registration"). */
export const changeCases: ApiCase[] = [
  {
    name: 'says what a change comes to line by line, and what no longer fits, before anything happens',
    async run(api) {
      const event = await openChangeEvent(api);
      const begun = await event.submitted({}, { clay: true });
      const { body } = await event.preview(begun, toOnline);
      expect(body).toMatchObject({
        choice: { track: 'online', track_mode: 'Online', registrations_day: ['day1'] },
        changes: 'Y',
        full: 'N',
        lines: [
          { id: 'fee-here', amount: -20_000 },
          { id: 'fee-there', amount: 12_000 },
          { id: 'session-clay-1', amount: -2_500 },
        ],
        taxes: [{ code: 'gst', amount: -525 }],
        kept: 0,
        difference: -11_025,
        loses: [{ kind: 'workshop', item: 'clay-1' }],
        comes_along: [],
        card: { brand: 'visa', last4: '4242' },
        until: '2027-02-18',
        options: [
          { track: 'main', track_mode: 'In-Person', difference: 0 },
          { track: 'main', track_mode: 'Hybrid', difference: dearer },
          { track: 'online', track_mode: 'Online', difference: -11_025 },
        ],
      });
      expect((await event.preview(begun)).body).toMatchObject({ changes: 'N', difference: 0, lines: [] });
      expect(await event.registrationOf(begun)).toMatchObject({ track: 'main', mode: 'In-Person' });
      expect(await refundsOf(api, event)).toEqual([]);
    },
  },
  {
    name: 'changes to what costs less: the place and the seat are freed, the refund is made, everybody is written to',
    async run(api) {
      const event = await openChangeEvent(api);
      const begun = await event.submitted({}, { clay: true });
      const waiting = await event.begin();
      const joined = await event.post(
        'joinWorkshopWaitlist',
        { registration_code: waiting.code, session_code: 'clay-1' },
        waiting.bearer,
      );
      expect(joined.status, joined.text).toBe(200);
      const answer = await event.change(begun, { ...toOnline, expected_difference: -11_025 });
      expect(answer.body, answer.text).toMatchObject({
        status: 'confirmed',
        registration: { track: 'online', mode: 'Online', status: 'Submitted' },
        difference: -11_025,
      });
      expect(await refundsOf(api, event)).toMatchObject([{ amount: 11_025, state: 'succeeded' }]);
      const mails = await mailsTo(api, begun.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'You are registered: Paid days',
        'Your registration has changed: Paid days',
      ]);
      expect(mails[1]?.text).toContain('The online (online)');
      expect(mails[1]?.text).toContain('Removed: Clay.');
      expect(mails[1]?.text).toContain('$\u00a0110.25 will be refunded to your VISA ending in 4242');
      const files = await filesOf(api, mails[1]);
      const names = files.map(({ name }) => name);
      expect(names.toSorted()).toEqual([`${event.code}.ics`, `refund-${begun.code}-1.pdf`].toSorted());
      const calendar = Buffer.from(files.find(({ name }) => name.endsWith('.ics'))?.content ?? []).toString();
      const clay = calendar.split('BEGIN:VEVENT').find((entry) => entry.includes('SUMMARY:Clay'));
      expect(clay).toMatch(/SEQUENCE:[1-9]/);
      expect(clay).toContain('STATUS:CANCELLED');
      const told = await mailsTo(api, `desk@${event.code}.example.org`);
      expect(told.at(-1)?.text).toContain('The main (in person)');
      const { body } = await event.review(begun);
      expect(body).toMatchObject({
        quote: { total: 12_600 },
        receipt: { quote: { total: 23_625 } },
        changes: [{ difference: -11_025 }],
        booked: [],
      });
      await vi.waitFor(
        async () => {
          const offered = await api.database.db
            .select({ state: waitlistEntry.state })
            .from(hold)
            .innerJoin(waitlistEntry, eq(waitlistEntry.dossierId, hold.dossierId))
            .where(and(eq(hold.eventCode, event.code), eq(hold.item, 'clay-1')));
          expect(offered).toHaveLength(1);
        },
        { timeout: 60_000 },
      );
    },
  },
  {
    name: 'changes to what costs more: charged once however often it is asked, with a receipt of the difference',
    async run(api) {
      const event = await openChangeEvent(api);
      const begun = await event.submitted();
      const asked = { ...toHybrid, expected_difference: dearer };
      const declined = await event.change(begun, { ...asked, credit: cardToken('declined') });
      expect([declined.status, declined.body.reason]).toEqual([402, 'declined']);
      expect(await event.registrationOf(begun)).toMatchObject({ mode: 'In-Person' });
      const [once, paying] = [key(), { ...asked, credit: cardToken('ok') }];
      const [first, second] = await Promise.all([
        event.change(begun, paying, once),
        event.change(begun, paying, once),
      ]);
      const done = [first, second].find(({ status }) => status === 200);
      expect(done?.body, first.text).toMatchObject({ registration: { mode: 'Hybrid' }, difference: dearer });
      expect((await event.change(begun, paying, once)).text).toBe(done?.text);
      const charges = (await chargesOf(api, event)).filter(({ state }) => state === 'succeeded');
      expect(charges).toMatchObject([{ amount: dearer }]);
      const { db } = api.database;
      expect(await db.$count(sandboxCharge, eq(sandboxCharge.idempotencyKey, String(charges[0]?.id)))).toBe(
        1,
      );
      const { changes } = (await event.review(begun)).body as { changes: { receipt: { number: number } }[] };
      expect(changes).toMatchObject([{ difference: dearer, receipt: { quote: { total: dearer } } }]);
      const number = changes[0]?.receipt.number ?? 0;
      const file = await event.post('getReceipt', { code: begun.code, number }, begun.bearer);
      expect(file.text.slice(0, 5)).toBe('%PDF-');
      expect(
        (await event.post('getReceipt', { code: begun.code, number: 999_999 }, begun.bearer)).status,
      ).toBe(404);
      const mails = await mailsTo(api, begun.email);
      expect(mails.at(-1)?.text).toContain('$\u00a031.50 was charged to your VISA ending in 4242');
      const names = (await filesOf(api, mails.at(-1))).map(({ name }) => name);
      expect(names.toSorted()).toEqual(
        [`${event.code}.ics`, `receipt-${begun.code}-${number}.pdf`].toSorted(),
      );
    },
  },
  {
    name: 'gives back over several charges, the newest first and never beyond any, when it is cancelled afterwards',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{}]) });
      const begun = await event.submitted();
      const paying = { ...toHybrid, expected_difference: dearer, credit: cardToken('ok') };
      expect((await event.change(begun, paying)).status).toBe(200);
      const cancel = { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: 24_150 };
      const cancelled = await event.post('changeRegistration', cancel, { ...begun.bearer, ...key() });
      expect(cancelled.status, cancelled.text).toBe(200);
      const given = await refundsOf(api, event);
      expect(given.map(({ amount, state }) => [amount, state]).sort()).toEqual([
        [21_000, 'succeeded'],
        [dearer, 'succeeded'],
      ]);
      const rows = await api.database.db.select().from(payment).where(eq(payment.eventCode, event.code));
      for (const { id, amount } of rows) {
        const back = given.filter(({ paymentId }) => paymentId === id);
        expect(back.reduce((sum, each) => sum + each.amount, 0)).toBe(amount);
      }
      expect((await event.preview(begun, toOnline)).status).toBe(409);
      expect((await event.change(begun, { ...toOnline, expected_difference: cheaper })).status).toBe(409);
    },
  },
  {
    name: 'gives back what the policy gives, keeps what was paid early at its price, and changes twice with two keys',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{ percent: 50 }]) });
      const begun = await event.submitted();
      const half = { ...toOnline, expected_difference: -4_200 };
      const { body } = await event.preview(begun, toOnline);
      expect(body).toMatchObject({ kept: 4_000, kept_tax: 200, difference: -4_200 });
      const once = key();
      expect((await event.change(begun, half, once)).status).toBe(200);
      expect((await event.change(begun, half, once)).headers['idempotency-replayed']).toBe('true');
      expect((await event.change(begun, half)).status).toBe(422);
      // Dearer by now: what stays costs what was paid for it.
      const raised = fees.fees.map((fee) => ({ ...fee, amount: fee.amount + 5_000 }));
      await event.publish({ ...fees, fees: raised });
      const again = (await event.preview(begun, { registrations_day: ['day1'] })).body;
      expect(again).toMatchObject({ changes: 'N', difference: 0 });
      expect((await event.preview(begun, { track: 'main' })).body).toMatchObject({ difference: 13_650 });
    },
  },
  {
    name: 'lets an organizer alone change late, without a charge, and set what goes back',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([], '2020-01-01') });
      const [first, second] = [await event.submitted(), await event.submitted()];
      expect((await event.asOrganizer(first, toOnline, 'somebody')).status).toBe(401);
      expect((await event.asOrganizer(first, { ...toOnline, refund_amount: 21_001 })).status).toBe(422);
      const given = await event.asOrganizer(first, {
        ...toOnline,
        refund_amount: 500,
        why: 'Told so on the phone',
        notify_registration: 'N',
      });
      expect(given.body, given.text).toMatchObject({ registration: { track: 'online' }, refund_amount: 500 });
      expect((await mailsTo(api, first.email)).map(({ subject }) => subject)).toHaveLength(1);
      const free = await event.asOrganizer(second, toHybrid);
      expect(free.body).toMatchObject({ registration: { mode: 'Hybrid' }, refund_amount: 0 });
      expect((await refundsOf(api, event)).map(({ amount }) => amount)).toEqual([500]);
      // What was given for nothing does not come back.
      await event.publish(policy([{}]));
      const { body } = await event.get(`/api/getCancellation/${second.code}`, second);
      expect(body).toMatchObject({ refund: { back: 21_000 } });
    },
  },
  {
    name: 'finishes a change whose charge or refund was lost on its way, once',
    async run(api) {
      const event = await openChangeEvent(api);
      const { paying } = api.portal;
      const [begun, other] = [await event.submitted(), await event.submitted()];
      const dear = { ...toHybrid, expected_difference: dearer, credit: cardToken('timeout') };
      const once = key();
      const lost = await event.change(begun, dear, once);
      expect([lost.status, lost.body.reason]).toEqual([409, 'in_flight']);
      await reconcilePayments(paying, { minimumAgeMs: 0 });
      expect(await event.registrationOf(begun)).toMatchObject({ mode: 'Hybrid' });
      expect((await event.change(begun, dear, once)).body).toMatchObject({ difference: dearer });
      const silent = vi.spyOn(paying.gateway, 'refund').mockImplementation(async (asked) => {
        silent.mockRestore();
        await paying.gateway.refund(asked);
        return { status: 'unknown' };
      });
      expect((await event.change(other, { ...toOnline, expected_difference: cheaper })).status).toBe(200);
      expect(await refundsOf(api, event)).toMatchObject([{ state: 'pending' }]);
      await Promise.all([1, 2].map(() => reconcileRefunds(paying, { minimumAgeMs: 0 })));
      const [made] = await refundsOf(api, event);
      expect(made).toMatchObject({ state: 'succeeded' });
      const { db } = api.database;
      expect(await db.$count(sandboxRefund, eq(sandboxRefund.idempotencyKey, String(made?.id)))).toBe(1);
      expect((await chargesOf(api, event)).map(({ state }) => state)).toEqual(['succeeded']);
    },
  },
];
