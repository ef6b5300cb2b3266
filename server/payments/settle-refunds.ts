import { and, asc, eq, lte } from 'drizzle-orm';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, payment, refund } from '#server/database/schema.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import type { RefundOutcome } from '#server/gateways/gateway.ts';
import { type RefundRow, refundsOf } from '#server/refunds/refund-left.ts';
import { queueRefundMail } from './refund-mail.ts';

/** After this long, no process is working on a refund any longer. */
const attemptMs = 90_000;

/** Requests a dossier's open refunds from the gateway; a job repeats those with an unknown result. */
export async function giveRefunds(stores: Stores, dossierId: string): Promise<void> {
  for (const each of await refundsOf(stores.db, dossierId)) {
    if (each.refund.state === 'pending') await giveRefund(stores, each.refund, each.payment);
  }
}

/**
 * Settles refunds left open by a killed server or a lost answer. A gateway refunds an id once, however often it is
 * asked. Returns how many were settled.
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

/** Requests a refund outside of any transaction and stores the result; returns whether it is settled. */
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

/** The first process to learn of it stores it and queues its email, once. */
async function settle(
  tx: Database,
  stores: Stores,
  { id, dossierId }: RefundRow,
  charged: PaymentRow,
  outcome: Exclude<RefundOutcome, { status: 'unknown' }>,
): Promise<void> {
  // If two refunds of an act settle at once, exactly one is the last.
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
