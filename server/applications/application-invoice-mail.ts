import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import { ifDeclined } from '#server/confirmation/if-declined.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { Attachment, Mail } from '#server/mail/mailer.ts';

/** Emails about an application's invoice after the confirmation. */
export type InvoiceMail =
  | 'application-invoice-paid'
  | 'application-invoice-soon'
  | 'application-invoice-late'
  | 'application-invoice-void';

/** The application, its page and attachments. */
export type AboutInvoice = {
  event: EventDocument;
  flow: FlowDocument;
  row: DossierRow;
  invoice: InvoiceRow;
  link: string;
  attachments: Attachment[];
  /** What is refunded, and where to; '' if nothing is. */
  back?: string;
};

/** An email to an applicant about their invoice. */
export function applicationInvoiceMail(
  template: InvoiceMail,
  { event, flow, row, invoice, link, attachments, back = '' }: AboutInvoice,
): Mail {
  const locale = localeOfDossier(row);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template,
      values: {
        label: resolveText(flow.label, locale),
        event: resolveText(event.name, locale),
        code: row.code,
        amount: formatMoney(invoice.quote.total / 100, locale),
        number: printedNumber(invoice),
        due: formatDate(invoice.dueOn, locale),
        ifDeclined: ifDeclined(flow, row, { paidCents: invoice.quote.total }, locale),
        back,
        link,
      },
    },
    attachments,
  };
}
