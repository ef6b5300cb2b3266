import { and, eq, inArray, notInArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, invoice, openPaymentStates, payment, receipt } from '#server/database/schema.ts';

/** The lines of a group's quote name its members. */
const withoutNames = (quote: SQLWrapper) => sql`jsonb_set(${quote}, '{lines}', coalesce((
  select jsonb_agg(case when line ->> 'id' like 'member-%' then jsonb_set(line, '{label}', '""') else line end)
  from jsonb_array_elements(${quote} -> 'lines') as line
), '[]'))`;

/**
 * Removes names and answers from charges, invoices and receipts; amounts stay. An open charge keeps what is needed to
 * finish it.
 */
export async function eraseInBooks(tx: Database, eventCode: string): Promise<void> {
  const ids = tx.select({ id: dossier.id }).from(dossier).where(eq(dossier.eventCode, eventCode));
  await tx
    .update(payment)
    .set({ submission: {}, quote: withoutNames(payment.quote) })
    .where(and(eq(payment.eventCode, eventCode), notInArray(payment.state, [...openPaymentStates])));
  await tx
    .update(invoice)
    .set({ quote: withoutNames(invoice.quote), recipient: null })
    .where(eq(invoice.eventCode, eventCode));
  await tx
    .update(receipt)
    .set({ quote: withoutNames(receipt.quote) })
    .where(inArray(receipt.dossierId, ids));
}
