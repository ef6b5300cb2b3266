import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, payment, refund } from '#server/database/schema.ts';
import { type RefundRow, refundsOf } from '#server/domain/cancellation/refund-left.ts';
import { findDossier } from '#server/domain/dossier-row.ts';
import type { PaymentRow } from '#server/domain/payment-under-way.ts';
import type { Stores } from '#server/flows/submit/confirm-dossier.ts';
import { queueRefundMail } from '#server/mail/refund-mail.ts';
import type { RefundOutcome } from '#server/payments/gateway.ts';

/** After so long nobody is at work on a refund any more. */
const attemptMs = 90_000;

/** Asks the gateway for the refunds of a dossier that are open; what nobody knows of is asked for again by a job. */
export async function giveRefunds(stores: Stores, dossierId: string): Promise<void> {
  for (const each of await refundsOf(stores.db, dossierId)) {
    if (each.refund.state === 'pending') await giveRefund(stores, each.refund, each.payment);
  }
}

/**
 * Brings refunds that were left open to an end: a server was killed, an answer was lost. A gateway gives an id back once,
 * however often it is asked. Gives how many were brought to an end.
 */
export async function reconcileRefunds(
  stores: Stores,
  { now = new Date(), minimumAgeMs = attemptMs }: { now?: Date; minimumAgeMs?: number } = {},
): Promise<number> {
  const open = await stores.db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(refund.state, 'pending'),
        lte(refund.attemptedAt, new Date(now.getTime() - minimumAgeMs)),
        // Another gateway's books are not ours to write in; its refunds wait until it is back.
        eq(payment.gateway, stores.gateway.name),
      ),
    )
    .orderBy(asc(refund.attemptedAt))
    .limit(500);
  let ended = 0;
  for (const each of open) if (await giveRefund(stores, each.refund, each.payment)) ended += 1;
  return ended;
}

/** Asks for one refund outside of any transaction and writes down what came of it; whether it is over. */
async function giveRefund(stores: Stores, row: RefundRow, charged: PaymentRow): Promise<boolean> {
  const { db, gateway } = stores;
  if (charged.gateway !== gateway.name) return false;
  await db.update(refund).set({ attemptedAt: new Date() }).where(isOpen(row.id));
  const { id, amount } = row;
  const outcome = await gateway
    .refund({ id, amount, charge: charged.reference ?? '' })
    .catch((): RefundOutcome => ({ status: 'unknown' }));
  if (outcome.status === 'unknown') return false;
  await db.transaction((tx) => settle(tx, stores, row, charged, outcome));
  stores.mailer.wake();
  return true;
}

/** Whoever learns of it first writes it down, and has it mailed, once. */
async function settle(
  tx: Database,
  stores: Stores,
  { id, dossierId }: RefundRow,
  charged: PaymentRow,
  outcome: Exclude<RefundOutcome, { status: 'unknown' }>,
): Promise<void> {
  // Of two refunds of an act that are settled at once, one is the last.
  await tx
    .select({ id: dossier.id })
    .from(dossier)
    .where(eq(dossier.id, dossierId ?? charged.dossierId))
    .for('update');
  const [settled] = await tx
    .update(refund)
    .set({
      updatedAt: new Date(),
      ...(outcome.status === 'succeeded'
        ? { state: 'succeeded' as const, reference: outcome.reference }
        : { state: 'failed' as const, failure: outcome.code }),
    })
    .where(isOpen(id))
    .returning();
  const row = settled && (await findDossier(tx, charged.eventCode, settled.dossierId ?? charged.dossierId));
  if (row) await queueRefundMail(tx, stores, { row, refund: settled, payment: charged });
}

function isOpen(id: string) {
  return and(eq(refund.id, id), eq(refund.state, 'pending'));
}
