import { invoiceView } from '#server/billing/invoice-rows.ts';
import { type InvoiceName, lockOpenInvoice } from '#server/billing/lock-invoice.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { InvoiceStores } from '#server/confirmation/invoice-end.ts';
import type { Database } from '#server/database/database.ts';
import { invoiceEndOf } from './invoice-ends.ts';
import type { SettledInvoice } from './settle-invoice.ts';

/** Voids an open invoice and releases its places and seats. Throws like `lockOpenInvoice`. */
export async function voidInvoice(
  tx: Database,
  stores: InvoiceStores,
  name: InvoiceName,
  now = new Date(),
): Promise<SettledInvoice> {
  const { open, row } = await lockOpenInvoice(tx, name);
  const event = eventOf(stores.configuration, row);
  await invoiceEndOf(row, open).voided(tx, stores, { event, invoice: open, row }, now);
  return { invoice: { ...invoiceView(open), state: 'withdrawn' }, code: row.code };
}
