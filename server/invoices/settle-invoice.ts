import { and, eq } from 'drizzle-orm';
import type { Invoice, OfflineMethod } from '#engine/contract/invoice.ts';
import { unknownInvoice } from '#server/billing/invoice-problems.ts';
import { invoiceView } from '#server/billing/invoice-rows.ts';
import { type InvoiceName, lockOpenInvoice } from '#server/billing/lock-invoice.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { InvoiceStores } from '#server/confirmation/invoice-end.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { invoiceEndOf } from './invoice-ends.ts';

/** An invoice, and the code of the dossier that it bills. */
export type SettledInvoice = { readonly invoice: Invoice; readonly code: string };

/** How the money came, what is written on it, and the day on it. */
export type PaidOffline = {
  readonly method?: OfflineMethod | undefined;
  readonly reference?: string | undefined;
  readonly paidOn?: string | undefined;
};

/** Marks an open invoice as paid, and completes it; throws like `lockOpenInvoice`. */
export async function settleInvoice(
  tx: Database,
  stores: Omit<InvoiceStores, 'seats'>,
  name: InvoiceName,
  { method, reference, paidOn }: PaidOffline = {},
  now = new Date(),
): Promise<SettledInvoice> {
  const { open, row } = await lockOpenInvoice(tx, name);
  const [paid] = await tx
    .update(invoice)
    .set({ state: 'paid', paidAt: now, paidBy: method, paidReference: reference || undefined, paidOn })
    .where(and(eq(invoice.eventCode, open.eventCode), eq(invoice.number, open.number)))
    .returning();
  if (!paid) throw unknownInvoice();
  const event = eventOf(stores.configuration, row);
  await invoiceEndOf(row, paid).paid(tx, stores, { event, invoice: paid, row }, now);
  return { invoice: invoiceView(paid), code: row.code };
}
