import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Stores } from '#server/confirmation/stores.ts';
import { openPaymentStates, payment } from '#server/database/schema.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { challengeMs } from '#server/submission/secure-submission.ts';
import { requestOf } from './attempt-payment.ts';
import { cancelAtGateway } from './cancel-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** After this long, no process is working on a payment any longer: longer than any attempt. */
export const attemptMs = 90_000;

export type Reconciling = {
  now?: Date;
  /** The minimum age of a payment's last attempt; 0 at startup, when no process is working. */
  minimumAgeMs?: number;
};

/**
 * Settles payments left open by a killed server, a lost answer or a visitor who never returned from the bank. Never
 * charges. Returns how many were settled.
 */
export async function reconcilePayments(
  stores: Stores,
  { now = new Date(), minimumAgeMs = attemptMs }: Reconciling = {},
): Promise<number> {
  const open = await stores.db
    .select()
    .from(payment)
    .where(
      and(
        inArray(payment.state, [...openPaymentStates]),
        lte(payment.attemptedAt, new Date(now.getTime() - minimumAgeMs)),
      ),
    )
    .orderBy(asc(payment.attemptedAt))
    .limit(500);
  let ended = 0;
  for (const row of open) {
    // Another gateway's books are not ours to read; its payments wait until it is back.
    if (row.gateway !== stores.gateway.name) continue;
    const settled = await reconcile(stores, row, now);
    if (settled.state !== 'pending' && settled.state !== 'challenge') ended += 1;
  }
  return ended;
}

async function reconcile(stores: Stores, row: PaymentRow, now: Date): Promise<PaymentRow> {
  const outcome = await stores.gateway.retrieve(requestOf(row)).catch(() => ({ status: 'unknown' as const }));
  switch (outcome.status) {
    case 'none':
      return now.getTime() - row.attemptedAt.getTime() < attemptMs ? row : cancelAtGateway(stores, row);
    case 'challenge':
    case 'unknown':
      // However often the visitor came back from the bank since. Its picks are kept until the gateway has cancelled it.
      return now.getTime() - row.createdAt.getTime() < challengeMs ? row : cancelAtGateway(stores, row);
    default:
      return settlePayment(stores, row.id, outcome);
  }
}
