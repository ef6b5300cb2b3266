import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, payment } from '#server/database/schema.ts';
import { settlePayment } from '#server/flows/submit/settle-payment.ts';
import type { ApiCase } from '../api.contract.ts';
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
];
