import { applicationInvoice } from '#server/applications/application-invoice.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import type { InvoiceEnd } from '#server/confirmation/invoice-end.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { groupInvoice } from '#server/groups/group-invoice.ts';
import { owedInvoice } from './owed-end.ts';

/** The end of an invoice: of what organizers added, or of what a group or an application submitted. */
export function invoiceEndOf(row: DossierRow, { purpose }: Pick<InvoiceRow, 'purpose'>): InvoiceEnd {
  if (purpose === 'owed') return owedInvoice;
  return isGroup(row) ? groupInvoice : applicationInvoice;
}
