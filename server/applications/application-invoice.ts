import Type from 'typebox';
import { Value } from 'typebox/value';
import { flowOf } from '#server/answers/flow-steps.ts';
import { withdrawOpenInvoices } from '#server/billing/invoice-rows.ts';
import { issueNumber } from '#server/billing/issue-number.ts';
import { giveUp } from '#server/cancellation/give-up.ts';
import { givenUp } from '#server/cancellation/preview-cancellation.ts';
import type { InvoiceEnd, OfInvoice } from '#server/confirmation/invoice-end.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import { receipt } from '#server/database/schema.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { backText } from '#server/receipts/back-text.ts';
import { writeApplicationInvoice } from '#server/receipts/write-application-invoice.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { leftOf, lockCharges, refundParts, storeRefund } from '#server/refunds/refund-left.ts';
import { type AboutInvoice, applicationInvoiceMail, type InvoiceMail } from './application-invoice-mail.ts';

/** Stored with the invoice: the application's page. */
const Finding = Type.Object({ link: Type.String() });

/** The end of an application's invoice: paid, it gets its receipt; void, it is withdrawn and released. */
export const applicationInvoice: InvoiceEnd = {
  async paid(tx, { configuration, mailer }, of, now) {
    const { invoice, row, payment } = of;
    const { number: invoiceNumber, quote } = invoice;
    const number = await issueNumber(tx, configuration, row.eventCode, 'receipt');
    await tx
      .insert(receipt)
      .values({ ...number, dossierId: row.id, invoiceNumber, paymentId: payment?.id, quote, issuedAt: now });
    const file = await writeReceipt(tx, configuration, row, localeOfDossier(row));
    await mailer.queue(tx, mailOf('application-invoice-paid', configuration, of, file ? [file] : []));
    await tellDossier(tx, row.id);
  },

  async voided(tx, { configuration, mailer, seats }, of, now) {
    const { event, row } = of;
    await withdrawOpenInvoices(tx, row.id);
    const preview = await givenUp(tx, configuration, event, row, now);
    // The invoice was not paid; what was accepted from a waitlist was charged.
    const charges = await lockCharges(tx, row.id);
    const parts = refundParts(charges, leftOf(charges));
    const given = { by: 'organizer', message: '', preview } as const;
    await giveUp(tx, { seats }, row, given, now);
    const back = backText(localeOfDossier(row), parts, row.id);
    const mail = mailOf('application-invoice-void', configuration, of, [], back);
    const own = await mailer.queue(tx, { ...mail, waits: parts.length > 0 });
    await storeRefund(tx, parts, { of: row.id, notify: true, at: now, mails: { own } });
    await tellDossier(tx, row.id);
  },

  async reminder(_tx, { configuration }, of, late) {
    const file = await writeApplicationInvoice(configuration, of.row, of.invoice, localeOfDossier(of.row));
    return mailOf(late ? 'application-invoice-late' : 'application-invoice-soon', configuration, of, [file]);
  },
};

function mailOf(
  template: InvoiceMail,
  configuration: Stores['configuration'],
  { event, row, invoice }: OfInvoice,
  attachments: AboutInvoice['attachments'],
  back = '',
) {
  const flow = flowOf(configuration, row)?.document;
  if (!flow) throw new Error(`the event ${row.eventCode} has no flow ${row.flow}`);
  const { link } = Value.Parse(Finding, invoice.submission);
  return applicationInvoiceMail(template, { event, flow, row, invoice, link, attachments, back });
}
