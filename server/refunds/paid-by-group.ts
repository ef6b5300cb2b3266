import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { groupMember, payment, refund } from '#server/database/schema.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';

/** A group's payment for a member: a charge with what is left of it for them, or an invoice. */
export type PaidByGroup = {
  groupId: string;
  /** In cents, with tax. */
  paid: number;
  /** The share of the member's own items that the group paid after its discount, from 0 to 1. */
  share: number;
  charge: { payment: PaymentRow; left: number } | undefined;
};

/** A group's payment for a dossier; undefined without one. */
export async function paidByGroup(db: Database, dossierId: string): Promise<PaidByGroup | undefined> {
  const isGiven = and(eq(refund.paymentId, payment.id), inArray(refund.state, ['pending', 'succeeded']));
  const sumOf = (where: typeof isGiven) =>
    sql<string>`(${db
      .select({ sum: sql`coalesce(sum(${refund.amount}), 0)` })
      .from(refund)
      .where(where)})`;
  const [row] = await db
    .select({
      groupId: groupMember.groupId,
      paid: groupMember.paid,
      quote: groupMember.quote,
      payment,
      given: sumOf(isGiven),
      givenOfTheirs: sumOf(and(isGiven, eq(refund.dossierId, dossierId))),
    })
    .from(groupMember)
    .leftJoin(payment, and(eq(payment.id, groupMember.paymentId), eq(payment.state, 'succeeded')))
    .where(eq(groupMember.dossierId, dossierId));
  if (!row || row.paid === null || !row.quote) return undefined;
  const { groupId, paid, quote, payment: charged, given, givenOfTheirs } = row;
  const left = charged && Math.max(0, Math.min(paid - Number(givenOfTheirs), charged.amount - Number(given)));
  return {
    groupId,
    paid,
    share: quote.total === 0 ? 0 : paid / quote.total,
    charge: charged && left !== null ? { payment: charged, left } : undefined,
  };
}
