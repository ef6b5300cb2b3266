import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { payment, refund } from '#server/database/schema.ts';
import type { PaymentRow } from '#server/domain/payment-under-way.ts';

/** A refund as it is stored. */
export type RefundRow = typeof refund.$inferSelect;

/** A charge, and how much of it has not been given back, nor is on its way; in cents. */
export type Charge = { payment: PaymentRow; left: number };

/** A part of a refund: what goes back of one charge, in cents. */
export type RefundPart = { payment: PaymentRow; amount: number };

/** What was charged for a dossier of its own, the newest first; a group's charge is not one of a member's. */
export async function chargesOf(db: Database, dossierId: string): Promise<Charge[]> {
  const given = db
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)` })
    .from(refund)
    .where(and(eq(refund.paymentId, payment.id), inArray(refund.state, ['pending', 'succeeded'])));
  const rows = await db
    .select({ payment, given: sql<string>`(${given})` })
    .from(payment)
    .where(isCharge(dossierId))
    .orderBy(desc(payment.createdAt));
  return rows.map((row) => ({ payment: row.payment, left: row.payment.amount - Number(row.given) }));
}

/** The same, the charges locked for the rest of the transaction. */
export async function lockCharges(tx: Database, dossierId: string): Promise<Charge[]> {
  await tx.select({ id: payment.id }).from(payment).where(isCharge(dossierId)).for('update');
  return chargesOf(tx, dossierId);
}

function isCharge(dossierId: string) {
  return and(
    eq(payment.dossierId, dossierId),
    eq(payment.state, 'succeeded'),
    inArray(payment.purpose, ['submission', 'change']),
  );
}

/** How much is left of all of them. */
export function leftOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { left }) => sum + left, 0);
}

/** Takes a refund from charges, the first of them first and never more than is left of one; what is beyond all is not given. */
export function refundParts(charges: readonly Charge[], amount: number): RefundPart[] {
  let open = amount;
  return charges.flatMap(({ payment: charged, left }) => {
    const part = Math.min(open, left);
    open -= part;
    return part > 0 ? [{ payment: charged, amount: part }] : [];
  });
}

/** The one card that a refund goes back to; undefined where it goes to several, or to none. */
export function cardOf(parts: readonly RefundPart[]): { brand: string; last4: string } | undefined {
  const cards = parts.flatMap(({ payment: { brand, last4 } }) =>
    brand === null || last4 === null ? [] : [{ brand, last4 }],
  );
  const [first] = cards;
  const isOne = cards.every(({ brand, last4 }) => brand === first?.brand && last4 === first.last4);
  return isOne ? first : undefined;
}

/**
 * Stores a refund before the gateway is asked for it, at the moment of what it is of. The caller has locked the charges
 * and asks for the refunds after its commit.
 */
export async function storeRefund(
  tx: Database,
  parts: readonly RefundPart[],
  { notify, at }: { notify: boolean; at: Date },
): Promise<void> {
  if (parts.length === 0) return;
  await tx.insert(refund).values(
    parts.map(({ payment: { id, eventCode }, amount }) => ({
      paymentId: id,
      eventCode,
      amount,
      notify: notify ? ('Y' as const) : ('N' as const),
      createdAt: at,
    })),
  );
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
