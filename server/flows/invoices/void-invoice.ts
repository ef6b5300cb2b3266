import type { Invoice } from '#engine/contract/invoice.ts';
import type { Database } from '#server/database/database.ts';
import { eventOf } from '#server/domain/event-of.ts';
import { invoiceView } from '#server/domain/invoices/invoice-rows.ts';
import { type InvoiceStores, invoiceEndOf } from './invoice-ends.ts';
import { type InvoiceName, lockOpenInvoice } from './lock-invoice.ts';

/** Voids an open invoice and releases its places and seats. Throws like `lockOpenInvoice`. */
export async function voidInvoice(
  tx: Database,
  stores: InvoiceStores,
  name: InvoiceName,
  now = new Date(),
): Promise<Invoice> {
  const { open, row } = await lockOpenInvoice(tx, name);
  const event = eventOf(stores.configuration, row);
  await invoiceEndOf(row).voided(tx, stores, { event, invoice: open, row }, now);
  return { ...invoiceView(open), state: 'withdrawn' };
}
