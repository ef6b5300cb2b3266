import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { billedMail, isForOther } from '#server/billing/billed-mail.ts';
import { nothingOwed } from '#server/billing/invoice-problems.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { owedMail } from '#server/invoices/owed-mail.ts';
import { payLink } from '#server/invoices/pay-link.ts';
import { owedBy } from '#server/invoices/pay-owed.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { writeApplicationInvoice } from '#server/receipts/write-application-invoice.ts';
import { notFound } from '#server/refusals/refusal.ts';

type Mailing = Pick<Stores, 'configuration' | 'mailer'> & { readonly link: EventLink };

/** Emails what is owed by an open invoice, with the link to pay it. */
export async function mailOwed(
  tx: Database,
  stores: Mailing,
  event: EventDocument,
  row: DossierRow,
  invoice: InvoiceRow,
): Promise<void> {
  const file = await writeApplicationInvoice(stores.configuration, row, invoice, localeOfDossier(row));
  if (isForOther(invoice)) {
    const mail = await billedMail(tx, 'billed', { event, row, invoice, attachments: [file] });
    await stores.mailer.queue(tx, mail);
    return;
  }
  const about = { event, row, invoice, link: await payLink(tx, stores, row), attachments: [file] };
  await stores.mailer.queue(tx, owedMail('owed', about));
}

/**
 * Emails the link to pay what is owed now, once no one else changes that; returns the amount in cents. Throws 409
 * `closed` if nothing is owed.
 */
export async function sendPaymentLink(
  tx: Database,
  stores: Mailing,
  event: EventDocument,
  { id }: DossierRow,
): Promise<number> {
  const row = await lockDossier(tx, id);
  if (isGroup(row)) throw notFound();
  const open = await owedBy(tx, row);
  if (!open) throw nothingOwed();
  await mailOwed(tx, stores, event, row, open);
  return open.quote.total;
}
