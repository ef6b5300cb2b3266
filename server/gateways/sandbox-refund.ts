import { randomBytes } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { sandboxCharge, sandboxRefund } from '#server/database/schema.ts';
import type { RefundOutcome, RefundRequest } from './gateway.ts';

/** The sandbox's refund: once per id, and at most what is left of the charge. */
export function sandboxRefundOf(db: Database, { id, charge, amount }: RefundRequest): Promise<RefundOutcome> {
  return db.transaction(async (tx): Promise<RefundOutcome> => {
    // Other refunds of this charge wait, so that the rest stays correct.
    const [charged] = await tx
      .select()
      .from(sandboxCharge)
      .where(eq(sandboxCharge.reference, charge))
      .for('update');
    const [known] = await tx.select().from(sandboxRefund).where(eq(sandboxRefund.idempotencyKey, id));
    if (known) return { status: 'succeeded', reference: known.reference };
    if (charged?.state !== 'succeeded') return { status: 'refused', code: 'charge_not_found' };
    const [given] = await tx
      .select({ amount: sum(sandboxRefund.amount) })
      .from(sandboxRefund)
      .where(eq(sandboxRefund.charge, charge));
    if (Number(given?.amount ?? 0) + amount > charged.amount) {
      return { status: 'refused', code: 'amount_too_large' };
    }
    const reference = `sbr_${randomBytes(18).toString('base64url')}`;
    await tx.insert(sandboxRefund).values({ reference, idempotencyKey: id, charge, amount });
    return { status: 'succeeded', reference };
  });
}
