import { and, eq, exists, gt, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, groupMember, invoice, openPaymentStates, payment } from '#server/database/schema.ts';

/** A dossier's id, or a column with it. */
type Of = string | SQLWrapper;

const one = { one: sql`1` };
/** Whether a stored payment or invoice includes a member. */
const names = (submission: SQLWrapper) =>
  sql`${submission} -> 'members' @> to_jsonb(${groupMember.id}::text)`;

/** Whether a group's payment for a dossier is not over, in a condition. */
export function isPaidByGroup(db: Database, dossierId: Of): SQL {
  return exists(
    db
      .select(one)
      .from(groupMember)
      .innerJoin(payment, eq(payment.dossierId, groupMember.groupId))
      .where(
        and(
          eq(groupMember.dossierId, dossierId),
          eq(payment.purpose, 'group'),
          inArray(payment.state, [...openPaymentStates]),
          names(payment.submission),
        ),
      ),
  );
}

/** Whether an invoice for a dossier is open, in a condition. */
export function isInvoiced(db: Database, dossierId: Of): SQL {
  return exists(
    db
      .select(one)
      .from(groupMember)
      .innerJoin(invoice, eq(invoice.dossierId, groupMember.groupId))
      .where(and(eq(groupMember.dossierId, dossierId), eq(invoice.state, 'open'), names(invoice.submission))),
  );
}

/** Whether a dossier waits for its group to pay, and its time is not up, in a condition. */
export function isReady(db: Database, dossierId: Of, now: Date): SQL {
  return exists(
    db
      .select(one)
      .from(groupMember)
      .where(
        and(
          eq(groupMember.dossierId, dossierId),
          eq(groupMember.state, 'joined'),
          isNotNull(groupMember.readyAt),
          gt(sql`(${groupMember.submission} ->> 'readyUntil')::timestamptz`, now.toISOString()),
        ),
      ),
  );
}

/** Whether another registration of the same address waits for a group to pay, or is being paid for by one. */
export async function addressIsReady(
  tx: Database,
  { id, eventCode, flow, email }: Pick<typeof dossier.$inferSelect, 'id' | 'eventCode' | 'flow' | 'email'>,
  now = new Date(),
): Promise<boolean> {
  const [row] = await tx
    .select({ id: dossier.id })
    .from(dossier)
    .where(
      and(
        eq(dossier.eventCode, eventCode),
        eq(dossier.flow, flow),
        eq(dossier.email, email),
        sql`${dossier.id} <> ${id}`,
        or(isReady(tx, dossier.id, now), isPaidByGroup(tx, dossier.id), isInvoiced(tx, dossier.id)),
      ),
    );
  return row !== undefined;
}
