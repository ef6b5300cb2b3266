import { and, eq } from 'drizzle-orm';
import type { Invoice } from '#engine/contract/invoice.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { eventOf } from '#server/domain/event-of.ts';
import { unknownInvoice } from '#server/domain/invoices/invoice-problems.ts';
import { invoiceView } from '#server/domain/invoices/invoice-rows.ts';
import { type InvoiceStores, invoiceEndOf } from './invoice-ends.ts';
import { type InvoiceName, lockOpenInvoice } from './lock-invoice.ts';

/** Marks an open invoice as paid, and completes it; throws like `lockOpenInvoice`. */
export async function settleInvoice(
  tx: Database,
  stores: Omit<InvoiceStores, 'seats'>,
  name: InvoiceName,
  now = new Date(),
): Promise<Invoice> {
  const { open, row } = await lockOpenInvoice(tx, name);
  const [paid] = await tx
    .update(invoice)
    .set({ state: 'paid', paidAt: now })
    .where(and(eq(invoice.eventCode, open.eventCode), eq(invoice.number, open.number)))
    .returning();
  if (!paid) throw unknownInvoice();
  const event = eventOf(stores.configuration, row);
  await invoiceEndOf(row).paid(tx, stores, { event, invoice: paid, row }, now);
  return invoiceView(paid);
}
