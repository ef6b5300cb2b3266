import { and, eq, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { MoneyState } from '#engine/contract/desk.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, groupMember, invoice, payment, refund } from '#server/database/schema.ts';
import { isCharged, isOpenInvoice, isPaidInvoice, isRefunded } from './counted-money.ts';

/** What has been paid for a dossier and not refunded, and what its open invoice comes to, in cents. */
export type DossierMoney = { readonly paid: number; readonly owing: number };

/** The money of dossiers by id; a member's share of their group's payment counts as paid for them. */
export async function moneyOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DossierMoney>> {
  const of = [...ids];
  const charged = await db
    .select({ id: payment.dossierId, amount: sum(payment.amount).mapWith(Number) })
    .from(payment)
    .where(and(inArray(payment.dossierId, of), isCharged))
    .groupBy(payment.dossierId);
  const byGroup = await db
    .select({ id: groupMember.dossierId, amount: sum(groupMember.paid).mapWith(Number) })
    .from(groupMember)
    .where(inArray(groupMember.dossierId, of))
    .groupBy(groupMember.dossierId);
  const refundedTo = sql<string>`coalesce(${refund.dossierId}, ${payment.dossierId})`;
  const refunded = await db
    .select({ id: refundedTo, amount: sum(refund.amount).mapWith(Number) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(inArray(refundedTo, of), isRefunded))
    .groupBy(refundedTo);
  const invoiced = await db
    .select({ id: invoice.dossierId, state: invoice.state, quote: invoice.quote })
    .from(invoice)
    .where(and(inArray(invoice.dossierId, of), or(isOpenInvoice, isPaidInvoice)));
  const money = new Map(ids.map((id) => [id, { paid: 0, owing: 0 }]));
  const add = (id: string | null, change: Partial<DossierMoney>) => {
    const known = id === null ? undefined : money.get(id);
    if (!known) return;
    known.paid += change.paid ?? 0;
    known.owing += change.owing ?? 0;
  };
  for (const { id, amount } of [...charged, ...byGroup]) add(id, { paid: amount ?? 0 });
  for (const { id, amount } of refunded) add(id, { paid: -(amount ?? 0) });
  for (const { id, state, quote } of invoiced)
    add(id, state === 'open' ? { owing: quote.total } : { paid: quote.total });
  return money;
}

const hasPaid = sql`(
  exists (select 1 from ${payment} where ${payment.dossierId} = ${dossier.id} and ${isCharged})
  or exists (select 1 from ${invoice} where ${invoice.dossierId} = ${dossier.id} and ${isPaidInvoice})
  or exists (select 1 from ${groupMember} where ${groupMember.dossierId} = ${dossier.id} and ${groupMember.paid} > 0)
)`;
const owes = sql`exists (
  select 1 from ${invoice} where ${invoice.dossierId} = ${dossier.id} and ${isOpenInvoice}
)`;

/** The condition for dossiers in a state of payment. */
export function hasMoney(state: MoneyState): SQL {
  if (state === 'owing') return owes;
  return state === 'paid' ? sql`(${hasPaid} and not ${owes})` : sql`(not ${hasPaid} and not ${owes})`;
}
