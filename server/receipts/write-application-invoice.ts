import type { Locale } from '#engine/form/languages/text.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { type InvoiceRow, invoiceTermsOf, invoiceView } from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { billedTo } from './billed-to.ts';
import { wordsOfInvoice } from './invoice-words.ts';
import { writePaper } from './write-paper.ts';
import type { ReceiptFile } from './write-receipt.ts';

/** The invoice of an application as a file in a language, to the company or person that it was sent for. */
export async function writeApplicationInvoice(
  configuration: ConfigurationStore,
  row: DossierRow,
  invoice: InvoiceRow,
  locale: Locale,
): Promise<ReceiptFile> {
  const flow = flowOf(configuration, row)?.document;
  const names = [flow ? applicationName(flow, row) : '', attendeeName(row) ?? ''];
  const said = wordsOfInvoice(invoice, invoiceTermsOf(configuration, row), locale);
  const { due_on: _due, state: _state, total: _total, ...number } = invoiceView(invoice);
  const { issuedAt, quote } = invoice;
  const payer = invoice.recipient
    ? billedTo(invoice.recipient, attendeeName(row) ?? '', locale)
    : { lines: [...new Set(names)] };
  return writePaper(
    configuration,
    { ...row, ...payer },
    { ...number, issued_at: issuedAt.toISOString(), quote },
    { kinds: ['applicationInvoice', 'invoice'], said },
    locale,
  );
}
