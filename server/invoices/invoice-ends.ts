import { applicationInvoice } from '#server/applications/application-invoice.ts';
import type { InvoiceEnd } from '#server/confirmation/invoice-end.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { groupInvoice } from '#server/groups/group-invoice.ts';

/** The invoice end of a group or an application. */
export function invoiceEndOf(row: DossierRow): InvoiceEnd {
  return isGroup(row) ? groupInvoice : applicationInvoice;
}
