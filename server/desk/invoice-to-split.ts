import { and, eq } from 'drizzle-orm';
import type { InvoiceToSplit } from '#engine/contract/desk-invoices.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { invoiceOver, unknownInvoice } from '#server/billing/invoice-problems.ts';
import { deskInvoiceView, dueDay } from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { linesOfInvoice, maySplit } from '#server/invoices/invoice-lines.ts';
import { termsOf } from '#server/invoices/owed-invoice.ts';
import { amountOf } from '#server/invoices/rules/split-quote.ts';

/** An open invoice of an event line by line. Throws 404 for an unknown number, and as `splitInvoice` does. */
export async function invoiceToSplit(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  number: number,
  now = new Date(),
): Promise<InvoiceToSplit> {
  const [open] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.eventCode, event.code), eq(invoice.number, number)));
  const row = open && (await findDossier(db, event.code, open.dossierId));
  if (!open || !row) throw unknownInvoice();
  if (open.state !== 'open') throw invoiceOver();
  const lines = await linesOfInvoice(db, configuration, row, open);
  return {
    invoice: deskInvoiceView(open, maySplit(row, open)),
    lines: lines.map((each) => {
      const { id, label, detail } = each.line;
      return { id, label, ...(detail && { detail }), amount: amountOf(each) };
    }),
    due_on: dueDay(event, termsOf(configuration, row), now),
  };
}
