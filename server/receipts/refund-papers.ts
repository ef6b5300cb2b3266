import { and, asc, eq } from 'drizzle-orm';
import type { IssuedRefund } from '#engine/contract/money.ts';
import { numberOf, receiptOfCharge } from '#server/billing/find-receipt.ts';
import type { Database } from '#server/database/database.ts';
import { payment, refund } from '#server/database/schema.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import type { RefundRow } from '#server/refunds/refund-left.ts';

/** A completed refund with its payment. */
export type MadeRefund = { refund: RefundRow; payment: PaymentRow };

/** The refunds that were made of a dossier's own charges, a group's for its members among them; the first one first. */
export function madeRefunds(db: Database, dossierId: string): Promise<MadeRefund[]> {
  return db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.dossierId, dossierId), eq(refund.state, 'succeeded')))
    .orderBy(asc(refund.createdAt), asc(refund.id));
}

/** The same as their holder lists them. */
export async function issuedRefunds(db: Database, dossierId: string): Promise<IssuedRefund[]> {
  const made = await madeRefunds(db, dossierId);
  const issued = await Promise.all(
    made.map(async ({ refund: { id, amount, updatedAt }, payment: charged }) => {
      const corrected = await receiptOfCharge(db, charged);
      return corrected && { id, ...numberOf(corrected), issued_at: updatedAt.toISOString(), amount };
    }),
  );
  return issued.filter((each) => each !== undefined);
}

/** Which of the refunds of its payer's charges a refund is, from 1: its file is named after it. */
export async function countOfRefund(
  db: Database,
  { refund: { id }, payment: { dossierId } }: MadeRefund,
): Promise<number> {
  const all = await db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.dossierId, dossierId))
    .orderBy(asc(refund.createdAt), asc(refund.id));
  return all.findIndex((each) => each.id === id) + 1;
}
