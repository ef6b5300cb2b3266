import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, hold, inventory, payment } from '#server/database/schema.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import type { ApiCase } from '../api-case.ts';
import { cardToken, openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { type Begun, key, type TestApi } from '../test-api.ts';

const HOUR = 3_600_000;
const seat = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };

const take = (event: PaidEvent, begun: Begun) =>
  event.post('handle-workshop-cart', { registration_code: begun.code, ...seat }, begun.bearer);

/** A registration whose bank still asks, when the hold of the only seat has ended. */
async function openLatePayment(api: TestApi) {
  const { db } = api.database;
  const event = await openPaidEvent(api);
  const begun = await event.begin();
  expect((await take(event, begun)).status).toBe(200);
  await event.fill(begun);
  const [once, credit] = [key(), cardToken('challenge')];
  const asked = await event.submit(begun, { credit }, once);
  expect(asked.body.status, asked.text).toBe('challenge');
  const [row] = await db.select().from(dossier).where(eq(dossier.code, begun.code));
  const id = String(row?.id);
  await db
    .update(hold)
    .set({ heldUntil: new Date(0) })
    .where(eq(hold.dossierId, id));
  await releaseExpiredHolds(db);
  return {
    event,
    begun,
    submitAgain: () => event.submit(begun, { credit }, once),
    approve: () =>
      api.send('POST', String(asked.body.url), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      }),
    paymentState: async () => (await db.select().from(payment).where(eq(payment.dossierId, id)))[0]?.state,
    taken: async () => {
      const isSeat = and(eq(inventory.eventCode, event.code), eq(inventory.kind, 'session'));
      return (await db.select().from(inventory).where(isSeat))[0]?.taken;
    },
  };
}

/** A gateway that cannot be reached. */
const silent = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  charge: async () => ({ status: 'unknown' }),
  retrieve: async () => ({ status: 'unknown' }),
  cancel: async () => ({ status: 'unknown' }),
});

/** A payment that is still open when what it pays for is held no longer: never sold twice, never charged for nothing. */
export const latePaymentCases: ApiCase[] = [
  {
    name: 'keeps an open payment’s seat beyond its hold, and sells it to who paid meanwhile',
    async run(api) {
      const late = await openLatePayment(api);
      const other = await late.event.begin();
      const refused = await take(late.event, other);
      expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
      await late.approve();
      expect((await late.submitAgain()).status).toBe(200);
      expect((await late.event.review(late.begun)).body.workshops).toMatchObject([
        { workshops_cart_status: 'Y' },
      ]);
      expect(await late.taken()).toBe(1);
      expect((await take(late.event, other)).status).toBe(409);
    },
  },
  {
    name: 'frees it once the gateway says that its payment is cancelled',
    async run(api) {
      const late = await openLatePayment(api);
      const later = new Date(Date.now() + HOUR);
      await reconcilePayments(api.portal.paying, { now: later });
      expect(await late.paymentState()).toBe('abandoned');
      const other = await late.event.begin();
      expect((await take(late.event, other)).status).toBe(200);
      await late.approve();
      expect((await late.submitAgain()).status).toBe(402);
      expect(await late.taken()).toBe(1);
    },
  },
  {
    name: 'keeps it while the gateway is silent, however long',
    async run(api) {
      const late = await openLatePayment(api);
      const { paying } = api.portal;
      await late.approve();
      const later = new Date(Date.now() + 24 * HOUR);
      await reconcilePayments({ ...paying, gateway: silent(paying.gateway) }, { now: later });
      expect(await late.paymentState()).toBe('challenge');
      await releaseExpiredHolds(api.database.db, later);
      expect((await take(late.event, await late.event.begin())).status).toBe(409);
      await reconcilePayments(paying, { now: later });
      expect(await late.paymentState()).toBe('succeeded');
      expect(await late.taken()).toBe(1);
    },
  },
];
