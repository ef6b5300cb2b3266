import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Stores } from '#server/confirmation/stores.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { findPayment, type PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { declined } from '#server/gateways/decline-messages.ts';
import { findAnswer } from '#server/idempotency/idempotency.ts';
import { inFlight } from '#server/idempotency/idempotency-refusals.ts';
import { attemptPayment } from './attempt-payment.ts';
import { endOf, payScope } from './payment-ends.ts';
import { settlePayment } from './settle-payment.ts';

/** The bank wants to be asked first (3-D Secure). */
export type Challenge = { status: 'challenge'; url: string };

/**
 * Continues a call whose payment is stored under its key: charges, or asks for the result, and settles it. Returns the
 * call's answer. Throws 402 `declined`, and 409 `in_flight` while the result is unknown: the same key asks again.
 */
export async function payStored<Response extends TSchema>(
  stores: Stores,
  { dossierId, key, response }: { dossierId: string; key: string; response: Response },
): Promise<Static<Response> | Challenge> {
  const row = await findPayment(stores.db, dossierId, key);
  if (!row) throw inFlight();
  const settled = await settleStored(stores, row);
  switch (settled.state) {
    case 'pending':
      throw inFlight();
    case 'challenge':
      return { status: 'challenge', url: settled.challengeUrl ?? '' };
    case 'declined':
    case 'abandoned':
      throw declined(settled.declineCode ?? '');
    case 'succeeded':
      return Value.Parse(response, await paidAnswer(stores, settled));
    default:
      return settled.state satisfies never;
  }
}

async function settleStored(stores: Stores, row: PaymentRow): Promise<PaymentRow> {
  if (row.state !== 'pending' && row.state !== 'challenge') return row;
  // Another gateway's payment waits until that one is back; this one would charge a second time.
  if (row.gateway !== stores.gateway.name) throw inFlight();
  const outcome = await attemptPayment(stores.db, stores.gateway, row);
  return settlePayment(stores, row.id, outcome);
}

/** As every repeat is answered, to the byte. */
async function paidAnswer(stores: Stores, paid: PaymentRow): Promise<unknown> {
  const { eventCode, dossierId, submitKey, purpose } = paid;
  const kept = await findAnswer(stores.db, { scope: payScope(purpose, dossierId), key: submitKey });
  if (kept) return kept.body;
  const row = await findDossier(stores.db, eventCode, dossierId);
  if (!row) throw new Error(`dossier ${dossierId} has gone`);
  return (await endOf(paid).restate(stores, row, paid)).body;
}
