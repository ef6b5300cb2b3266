import Type from 'typebox';
import { Value } from 'typebox/value';
import { billedMail, isForOther } from '#server/billing/billed-mail.ts';
import { withdrawOpenInvoices } from '#server/billing/invoice-rows.ts';
import { issueNumber } from '#server/billing/issue-number.ts';
import type { InvoiceEnd } from '#server/confirmation/invoice-end.ts';
import { receipt } from '#server/database/schema.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { writeApplicationInvoice } from '#server/receipts/write-application-invoice.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { owedMail } from './owed-mail.ts';

/** Stored with the invoice: the page on which it is paid. */
const Finding = Type.Object({ link: Type.String() });

const linkOf = ({ submission }: { submission: unknown }) => Value.Parse(Finding, submission).link;

/** The end of an invoice for what organizers added: what was submitted stays as it is. */
export const owedInvoice: InvoiceEnd = {
  async paid(tx, { configuration, mailer }, { event, invoice, row, payment }, now) {
    const { number: invoiceNumber, quote } = invoice;
    const { number, ...numbered } = await issueNumber(tx, configuration, row.eventCode, 'receipt');
    await tx.insert(receipt).values({
      ...numbered,
      number,
      dossierId: row.id,
      purpose: 'owed',
      invoiceNumber,
      paymentId: payment?.id,
      quote,
      issuedAt: now,
    });
    await tellDossier(tx, row.id);
    // Waived or credited in full: no money came in.
    if (quote.total === 0) return;
    const file = await writeReceipt(tx, configuration, row, localeOfDossier(row), number);
    const attachments = file ? [file] : [];
    const mail = isForOther(invoice)
      ? await billedMail(tx, 'billed-paid', { event, row, invoice, attachments })
      : owedMail('owed-paid', { event, row, invoice, link: linkOf(invoice), attachments });
    await mailer.queue(tx, mail);
  },

  async voided(tx, { mailer }, { event, invoice, row }) {
    await withdrawOpenInvoices(tx, row.id, [invoice.number]);
    await tellDossier(tx, row.id);
    const mail = isForOther(invoice)
      ? await billedMail(tx, 'billed-void', { event, row, invoice })
      : owedMail('owed-void', { event, row, invoice, link: linkOf(invoice), attachments: [] });
    await mailer.queue(tx, mail);
  },

  async reminder(tx, { configuration }, { event, invoice, row }, late) {
    const file = await writeApplicationInvoice(configuration, row, invoice, localeOfDossier(row));
    if (isForOther(invoice)) {
      const template = late ? 'billed-late' : 'billed-soon';
      return billedMail(tx, template, { event, row, invoice, attachments: [file] });
    }
    const about = { event, row, invoice, link: linkOf(invoice), attachments: [file] };
    return owedMail(late ? 'owed-late' : 'owed', about);
  },
};
