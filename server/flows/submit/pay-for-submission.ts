import { Value } from 'typebox/value';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { registration as contract } from '#engine/contract/registration.ts';
import { findDossier } from '#server/domain/dossier-row.ts';
import { dossierView } from '#server/domain/dossier-view.ts';
import { findAnswer } from '#server/domain/idempotency.ts';
import { inFlight } from '#server/domain/idempotency-refusals.ts';
import { findPayment, type PaymentRow } from '#server/domain/payment-under-way.ts';
import { attemptPayment } from './attempt-payment.ts';
import type { Stores } from './confirm-dossier.ts';
import { declined } from './decline-messages.ts';
import { settlePayment, submitScope } from './settle-payment.ts';

export type SubmitAnswer = AnswerOf<(typeof contract)['saveSubmitRegistration']>;

/**
 * Goes on with a submission whose payment is stored: charges, or asks what became of it, and settles it. Throws 402
 * `declined`, and 409 `in_flight` while nobody knows: the same key asks again.
 */
export async function payForSubmission(
  stores: Stores,
  dossierId: string,
  key: string,
): Promise<SubmitAnswer> {
  const row = await findPayment(stores.db, dossierId, key);
  if (!row) throw inFlight();
  if (row.state !== 'pending' && row.state !== 'challenge') return answerOf(stores, row);
  // Another gateway's payment waits until that one is back; this one would charge a second time.
  if (row.gateway !== stores.gateway.name) throw inFlight();
  const outcome = await attemptPayment(stores.db, stores.gateway, row);
  return answerOf(stores, await settlePayment(stores, row.id, outcome));
}

async function answerOf(stores: Stores, row: PaymentRow): Promise<SubmitAnswer> {
  switch (row.state) {
    case 'pending':
      throw inFlight();
    case 'challenge':
      return { status: 'challenge', url: row.challengeUrl ?? '' };
    case 'declined':
    case 'abandoned':
      throw declined(row.declineCode ?? '');
    case 'succeeded':
      return confirmed(stores, row);
    default:
      return row.state satisfies never;
  }
}

/** As every repeat is answered, to the byte; a key older than those that are kept is answered from what is stored now. */
async function confirmed(
  { db, configuration }: Stores,
  { eventCode, dossierId, submitKey }: PaymentRow,
): Promise<SubmitAnswer> {
  const kept = await findAnswer(db, { scope: submitScope(dossierId), key: submitKey });
  if (kept) return Value.Parse(contract.saveSubmitRegistration.response, kept.body);
  const row = await findDossier(db, eventCode, dossierId);
  if (!row) throw new Error(`registration ${dossierId} has gone`);
  return { status: 'confirmed', registration: dossierView(configuration, row) };
}
