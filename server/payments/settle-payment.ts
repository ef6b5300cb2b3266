import { and, eq, inArray } from 'drizzle-orm';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { openPaymentStates, type PaymentState, payment } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import type { ChargeOutcome } from '#server/gateways/gateway.ts';
import { storeAnswer } from '#server/idempotency/idempotency.ts';
import { endOf, payScope } from './payment-ends.ts';

/** `abandoned`: the gateway has cancelled the charge of that name; of none, when it knew of none. */
export type SettledOutcome = ChargeOutcome | { status: 'abandoned'; reference: string | null };

/**
 * The last transaction of a submission: stores the gateway's answer. The first process to learn of a successful charge
 * completes it, once. Returns the payment afterwards.
 */
export async function settlePayment(
  stores: Stores,
  id: string,
  outcome: SettledOutcome,
): Promise<PaymentRow> {
  const settled = await stores.db.transaction(async (tx) => {
    const before = await findById(tx, id);
    // The registration before the payment: in the order in which everybody locks.
    const row = await lockDossier(tx, before.dossierId);
    const [open] = await tx
      .select()
      .from(payment)
      .where(and(eq(payment.id, id), inArray(payment.state, [...openPaymentStates])))
      .for('update');
    if (!open) return findById(tx, id);
    switch (outcome.status) {
      case 'unknown':
        return open;
      case 'abandoned':
        // Another attempt has a charge that was not the cancelled one.
        if (open.reference !== outcome.reference) return open;
        await freeWhatWasKept(tx, stores);
        await endOf(open).giveUp?.(tx, stores, row, open);
        return set(tx, id, 'abandoned', { declineCode: 'cancelled' });
      case 'challenge':
        return set(tx, id, 'challenge', { reference: outcome.reference, challengeUrl: outcome.url });
      case 'declined':
        await freeWhatWasKept(tx, stores);
        await endOf(open).giveUp?.(tx, stores, row, open);
        return set(tx, id, 'declined', {
          declineCode: outcome.code,
          ...(outcome.reference && { reference: outcome.reference }),
        });
      case 'succeeded': {
        const { reference, brand, last4 } = outcome;
        const paid = await set(tx, id, 'succeeded', { reference, brand, last4 });
        await finishPaid(tx, stores, row, paid);
        return paid;
      }
      default:
        return outcome satisfies never;
    }
  });
  stores.mailer.wake();
  stores.memberMailer.wake();
  return settled;
}

/** Holds that were kept for it beyond their time are released. */
async function freeWhatWasKept(tx: Database, { seats }: Stores): Promise<void> {
  await seats.expireAt(tx, new Date());
}

async function finishPaid(tx: Database, stores: Stores, row: DossierRow, paid: PaymentRow): Promise<void> {
  const answer = await endOf(paid).finish(tx, stores, row, paid);
  await storeAnswer(tx, { scope: payScope(paid.purpose, row.id), key: paid.submitKey }, answer);
}

async function set(
  tx: Database,
  id: string,
  state: PaymentState,
  more: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const [row] = await tx
    .update(payment)
    .set({ ...more, state, updatedAt: new Date() })
    .where(eq(payment.id, id))
    .returning();
  if (!row) throw new Error(`the payment ${id} has gone`);
  return row;
}

async function findById(tx: Database, id: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id));
  if (!row) throw new Error(`the payment ${id} has gone`);
  return row;
}
