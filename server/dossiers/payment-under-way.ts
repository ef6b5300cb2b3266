import { type AnyColumn, and, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, openPaymentStates, payment } from '#server/database/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { DossierRow } from './dossier-row.ts';
import { isInvoiced, isPaidByGroup } from './held-for-group.ts';

/** A payment as it is stored. */
export type PaymentRow = typeof payment.$inferSelect;

/** The refusal while a registration is being paid for. */
export const paymentUnderWay = () =>
  new Refusal(
    'conflict',
    {
      registration: [inEveryLanguage('registrations.paymentUnderWay')],
    },
    { reason: 'in_flight' },
  );

/** The refusal while a group's invoice includes a registration. */
const groupInvoiced = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('registrations.groupInvoiced')],
  });

/** Whether a dossier is being paid for, in a condition. */
export function isPaying(db: Database, dossierId: string | AnyColumn): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(payment)
      .where(and(eq(payment.dossierId, dossierId), inArray(payment.state, [...openPaymentStates]))),
  );
}

/** The payment of a registration that is not over. */
export async function openPaymentOf(db: Database, dossierId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.dossierId, dossierId), inArray(payment.state, [...openPaymentStates])));
  return row;
}

/** Throws 409 `in_flight` while a registration is being paid for: its quote must not change. */
export async function refuseWhilePaying(tx: Database, dossierId: string): Promise<void> {
  const [by] = await tx
    .select({
      paying: sql<boolean>`${isPaying(tx, dossierId)} or ${isPaidByGroup(tx, dossierId)}`,
      invoiced: isInvoiced(tx, dossierId),
    })
    .from(sql`(select 1) as asked`);
  if (by?.paying) throw paymentUnderWay();
  if (by?.invoiced) throw groupInvoiced();
}

/** Whether another dossier of the same address and flow is being paid for. */
export async function addressIsPaying(
  tx: Database,
  { id, eventCode, flow, email }: Pick<DossierRow, 'id' | 'eventCode' | 'flow' | 'email'>,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(dossier, eq(dossier.id, payment.dossierId))
    .where(
      and(
        eq(payment.eventCode, eventCode),
        eq(dossier.flow, flow),
        eq(dossier.email, email),
        ne(dossier.id, id),
        inArray(payment.state, [...openPaymentStates]),
      ),
    );
  return row !== undefined;
}

/** The payment of a client's key, in any state. */
export async function findPayment(
  db: Database,
  dossierId: string,
  submitKey: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.dossierId, dossierId), eq(payment.submitKey, submitKey)));
  return row;
}
