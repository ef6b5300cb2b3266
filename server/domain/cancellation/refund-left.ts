import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { payment, refund } from '#server/database/schema.ts';
import type { PaymentRow } from '#server/domain/payment-under-way.ts';

/** A refund as it is stored. */
export type RefundRow = typeof refund.$inferSelect;

/** What was charged for a dossier, locked for the rest of the transaction; undefined where nothing was. */
export async function lockCharge(tx: Database, dossierId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.dossierId, dossierId), eq(payment.state, 'succeeded')))
    .for('update');
  return row;
}

/** How much of a charge has not been given back, nor is on its way, in cents. */
export async function leftOf(
  db: Database,
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
): Promise<number> {
  const [given] = await db
    .select({ amount: sum(refund.amount) })
    .from(refund)
    .where(and(eq(refund.paymentId, id), inArray(refund.state, ['pending', 'succeeded'])));
  return amount - Number(given?.amount ?? 0);
}

/** Every refund of a dossier's charges, the first one first. */
export function refundsOf(
  db: Database,
  dossierId: string,
): Promise<{ refund: RefundRow; payment: PaymentRow }[]> {
  return db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.dossierId, dossierId))
    .orderBy(refund.createdAt);
}
