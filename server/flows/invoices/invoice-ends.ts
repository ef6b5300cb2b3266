import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { isGroup } from '#server/domain/groups/group-row.ts';
import type { InvoiceRow } from '#server/domain/invoices/invoice-rows.ts';
import { groupInvoice } from '#server/flows/groups/group-invoice.ts';
import { applicationInvoice } from '#server/flows/submit/application-invoice.ts';
import type { Stores } from '#server/flows/submit/confirm-dossier.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** An invoice, and the dossier that is billed. */
export type OfInvoice = { event: EventDocument; invoice: InvoiceRow; row: DossierRow };

export type InvoiceStores = Pick<Stores, 'configuration' | 'mailer' | 'memberMailer' | 'seats'>;

/** The end of an invoice, by its purpose. The caller has locked the dossier. */
export type InvoiceEnd = {
  /** Completes what was billed, once the invoice is marked as paid. */
  paid(tx: Database, stores: Omit<InvoiceStores, 'seats'>, of: OfInvoice, now: Date): Promise<void>;
  /** Withdraws it, releases what it kept, and emails its recipient. */
  voided(tx: Database, stores: InvoiceStores, of: OfInvoice, now: Date): Promise<void>;
  /** The reminder, with the invoice attached. */
  reminder(tx: Database, stores: Pick<Stores, 'configuration'>, of: OfInvoice, late: boolean): Promise<Mail>;
};

/** The invoice end of a group or an application. */
export function invoiceEndOf(row: DossierRow): InvoiceEnd {
  return isGroup(row) ? groupInvoice : applicationInvoice;
}
