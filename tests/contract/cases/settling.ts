import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { formatMoney } from '#engine/form/format/money.ts';
import { dossier, payment } from '#server/database/schema.ts';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import { settlePayment } from '#server/payments/settle-payment.ts';
import { reconcileRefunds } from '#server/payments/settle-refunds.ts';
import type { ApiCase } from '../api-case.ts';
import { dearer, openChangeEvent, policy, refundsOf, toHybrid } from '../change-event.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent } from '../paid-event.ts';
import { key, type TestApi } from '../test-api.ts';

async function openPayment(api: TestApi) {
  const event = await openPaidEvent(api);
  const begun = await event.begin();
  await event.fill(begun);
  const asked = await event.submit(begun, { credit: cardToken('challenge') }, key());
  expect(asked.body.status, asked.text).toBe('challenge');
  const stored = async () => {
    const [row] = await api.database.db
      .select({ id: payment.id, state: payment.state, reference: payment.reference })
      .from(payment)
      .innerJoin(dossier, eq(dossier.id, payment.dossierId))
      .where(eq(dossier.code, begun.code));
    if (!row) throw new Error('no payment was stored');
    return row;
  };
  return { stored, ...(await stored()) };
}

/** An event whose organizers get mail, with a registration that was paid and may be cancelled. */
async function openCancellation(api: TestApi) {
  const event = await openChangeEvent(api, { document: policy([{}]) });
  const begun = await event.submitted();
  const { refund: quoted } = (await event.get(`/api/getCancellation/${begun.code}`, begun)).body as {
    refund: { back: number };
  };
  const cancel = () =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: quoted.back },
      { ...begun.bearer, ...key() },
    );
  return { event, begun, cancel, desk: `desk@${event.code}.example.org` };
}

/** What a payment's state becomes by what the gateway says of its charge. */
export const settlingCases: ApiCase[] = [
  {
    name: 'ends a payment under way only when its own charge was given up',
    async run(api) {
      const { id, reference, stored } = await openPayment(api);
      const stores = api.portal.paying;
      for (const other of ['ch_of_another_attempt', null]) {
        await settlePayment(stores, id, { status: 'abandoned', reference: other });
        expect([other, (await stored()).state]).toEqual([other, 'challenge']);
      }
      await settlePayment(stores, id, { status: 'abandoned', reference });
      expect((await stored()).state).toBe('abandoned');
    },
  },
  {
    name: 'leaves a payment as it ended, whatever comes later',
    async run(api) {
      const { id, reference, stored } = await openPayment(api);
      const stores = api.portal.paying;
      await settlePayment(stores, id, { status: 'abandoned', reference });
      const paid = {
        status: 'succeeded',
        reference: String(reference),
        brand: 'visa',
        last4: '4242',
      } as const;
      await settlePayment(stores, id, paid);
      expect((await stored()).state).toBe('abandoned');
    },
  },
  {
    name: 'leaves payments and refunds of another gateway alone until that one is back',
    async run(api) {
      const { id, stored } = await openPayment(api);
      const { db } = api.database;
      const stores = api.portal.paying;
      const much = { minimumAgeMs: 0, now: new Date(Date.now() + 3_600_000) };
      await db.update(payment).set({ gateway: 'another' }).where(eq(payment.id, id));
      const asked = vi.spyOn(stores.gateway, 'retrieve');
      await reconcilePayments(stores, much);
      expect(asked.mock.calls.filter(([request]) => request.id === id)).toEqual([]);
      expect((await stored()).state).toBe('challenge');
      asked.mockRestore();

      const { event, cancel } = await openCancellation(api);
      await db.update(payment).set({ gateway: 'another' }).where(eq(payment.eventCode, event.code));
      const refunded = vi.spyOn(stores.gateway, 'refund');
      expect((await cancel()).status).toBe(200);
      await reconcileRefunds(stores, { minimumAgeMs: 0, now: new Date(Date.now() + 3_600_000) });
      const [open] = await refundsOf(api, event);
      expect(open?.state).toBe('pending');
      expect(refunded.mock.calls.filter(([request]) => request.id === open?.id)).toEqual([]);
      refunded.mockRestore();
    },
  },
  {
    name: 'tells the organizers that a refund was refused, and never the attendee',
    async run(api) {
      const { event, begun, cancel, desk } = await openCancellation(api);
      const { gateway } = api.portal.paying;
      const refusing = vi
        .spyOn(gateway, 'refund')
        .mockResolvedValue({ status: 'refused', code: 'expired_card' });
      expect((await cancel()).status).toBe(200);
      refusing.mockRestore();
      expect(await refundsOf(api, event)).toMatchObject([{ state: 'failed', failure: 'expired_card' }]);
      const failed = (mails: { subject: string }[]) =>
        mails.filter(({ subject }) => /^A refund failed/.test(subject));
      expect(failed(await mailsTo(api, desk))).toHaveLength(1);
      expect(failed(await mailsTo(api, begun.email))).toEqual([]);
    },
  },
  {
    name: 'tells the organizers once of all refunds of an act that were refused',
    async run(api) {
      const { event, begun, desk } = await openCancellation(api);
      const raised = await event.change(begun, {
        ...toHybrid,
        expected_difference: String(dearer),
        ...{ credit: cardToken('ok') },
      });
      expect(raised.status, raised.text).toBe(200);
      const { gateway } = api.portal.paying;
      const asked: string[] = [];
      // Of the two charges the first is refused at once, the other at the second try.
      const refusing = vi.spyOn(gateway, 'refund').mockImplementation(async ({ id }) => {
        const isUnknown = asked.length === 1;
        asked.push(id);
        return isUnknown ? { status: 'unknown' } : { status: 'refused', code: 'expired_card' };
      });
      const { refund: quoted } = (await event.get(`/api/getCancellation/${begun.code}`, begun)).body as {
        refund: { back: number };
      };
      const cancelled = await event.post(
        'changeRegistration',
        { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: quoted.back },
        { ...begun.bearer, ...key() },
      );
      expect(cancelled.status, cancelled.text).toBe(200);
      const failed = async () =>
        (await mailsTo(api, desk)).filter(({ subject }) => /^A refund failed/.test(subject));
      expect(await failed()).toEqual([]);
      await reconcileRefunds(api.portal.paying, { minimumAgeMs: 0 });
      refusing.mockRestore();
      expect(await refundsOf(api, event)).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
      const mails = await failed();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(formatMoney(quoted.back / 100, 'en'));
    },
  },
];
