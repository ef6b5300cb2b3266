import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Invoice } from '#engine/contract/group-payment.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember, invoice } from '#server/database/schema.ts';

/** An invoice as it is stored. */
export type InvoiceRow = typeof invoice.$inferSelect;

// While an invoice is open its members wait, however long that is; `readyUntil` is compared as a time.
const asLongAsItIsOpen = '9999-12-31T00:00:00.000Z';

/** The invoices of a group, the first one first. */
export function invoicesOf(db: Database, groupId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoice).where(eq(invoice.dossierId, groupId)).orderBy(asc(invoice.number));
}

/** An invoice as its group sees it. */
export function invoiceView({ number, dueOn, state, quote }: InvoiceRow): Invoice {
  return { number, due_on: dueOn, state, total: quote.total };
}

/** Keeps members as they are until the invoice that they are on is paid or withdrawn. */
export async function keepWhileOpen(
  tx: Database,
  groupId: string,
  members: readonly string[],
): Promise<void> {
  await tx
    .update(groupMember)
    .set({ submission: withUntil(asLongAsItIsOpen) })
    .where(and(eq(groupMember.groupId, groupId), sql`${groupMember.id}::text in ${[...members]}`));
}

/**
 * Withdraws the open invoice of a group, as when it is paid otherwise or somebody is taken off it; who is still ready is
 * so for `keptMs` from now. The caller has locked the group.
 */
export async function withdrawInvoices(
  tx: Database,
  groupId: string,
  keptMs = 0,
  now = new Date(),
): Promise<void> {
  await tx
    .update(invoice)
    .set({ state: 'withdrawn' })
    .where(and(eq(invoice.dossierId, groupId), eq(invoice.state, 'open')));
  await tx
    .update(groupMember)
    .set({ submission: withUntil(new Date(now.getTime() + keptMs).toISOString()) })
    .where(
      and(
        eq(groupMember.groupId, groupId),
        like(sql`${groupMember.submission} ->> 'readyUntil'`, asLongAsItIsOpen),
      ),
    );
}

const withUntil = (until: string) =>
  sql`jsonb_set(${groupMember.submission}, '{readyUntil}', to_jsonb(${until}::text))`;
