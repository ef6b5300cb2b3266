import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { notOffered } from '#server/billing/invoice-problems.ts';
import { type InvoiceRow, invoiceTermsOf, storeInvoice } from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

type Billing = { event: EventDocument; row: DossierRow; quote: Quote; link: string };

/** Stores the invoice of a submission. Throws 422 if the flow sends none. */
export async function billSubmission(
  tx: Database,
  configuration: ConfigurationStore,
  { event, row, quote, link }: Billing,
  now = new Date(),
): Promise<InvoiceRow> {
  const terms = invoiceTermsOf(configuration, row);
  if (!terms) throw notOffered();
  // The answers are in the dossier: only its page is stored with the invoice.
  return storeInvoice(
    tx,
    configuration,
    { dossierId: row.id, event, quote, submission: { link } },
    terms,
    now,
  );
}
