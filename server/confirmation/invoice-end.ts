import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { Stores } from './stores.ts';

/** An invoice, and the dossier that is billed. */
export type OfInvoice = {
  event: EventDocument;
  invoice: InvoiceRow;
  row: DossierRow;
  /** The charge that paid it, if it was paid by card. */
  payment?: PaymentRow;
};

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
