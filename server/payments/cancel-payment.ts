import type { Stores } from '#server/confirmation/stores.ts';
import { openPaymentOf, type PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { inFlight } from '#server/idempotency/idempotency-refusals.ts';
import { requestOf } from './attempt-payment.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Cancels an open payment of a registration; false if it succeeded meanwhile, which submits the registration. Throws
 * 409 `in_flight` if the gateway does not say.
 */
export async function cancelPayment(stores: Stores, dossierId: string): Promise<boolean> {
  const row = await openPaymentOf(stores.db, dossierId);
  if (!row) return true;
  const settled = await cancelAtGateway(stores, row);
  if (settled.state === 'pending' || settled.state === 'challenge') throw inFlight();
  return settled.state !== 'succeeded';
}

/** Cancels a payment at the gateway and settles the result; it may stay open. */
export async function cancelAtGateway(stores: Stores, row: PaymentRow): Promise<PaymentRow> {
  const outcome = await stores.gateway.cancel(requestOf(row)).catch(() => ({ status: 'unknown' as const }));
  return settlePayment(
    stores,
    row.id,
    outcome.status === 'cancelled' ? { status: 'abandoned', reference: row.reference } : outcome,
  );
}
