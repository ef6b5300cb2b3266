import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { Attachment, Mail } from '#server/mail/mailer.ts';

/** Emails about what is owed after submission. */
export type OwedMail = 'owed' | 'owed-late' | 'owed-paid' | 'owed-void';

/** The invoice, whom it is for, the page to pay it on, and attachments. */
export type AboutOwed = {
  event: EventDocument;
  row: DossierRow;
  invoice: InvoiceRow;
  link: string;
  attachments: readonly Attachment[];
};

/** An email about money owed after submission. */
export function owedMail(template: OwedMail, { event, row, invoice, link, attachments }: AboutOwed): Mail {
  const locale = localeOfDossier(row);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template,
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        event: resolveText(event.name, locale),
        code: row.code,
        amount: formatMoney(invoice.quote.total / 100, locale),
        number: printedNumber(invoice),
        due: formatDate(invoice.dueOn, locale),
        link,
      },
    },
    attachments,
  };
}
