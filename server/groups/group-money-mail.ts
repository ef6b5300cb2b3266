import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import type { Attachment, Mail } from '#server/mail/mailer.ts';
import { aboutGroup, localeOf, toContact } from './group-mail.ts';

/** The mail to a group's contact with its receipt. */
export function groupPaidMail(
  event: EventDocument,
  group: GroupRow,
  { quote, people, link, file }: { quote: Quote; people: number; link: string; file: Attachment | undefined },
): Mail {
  return {
    ...toContact(group),
    content: {
      template: 'group-paid',
      values: {
        ...aboutGroup(event, group),
        amount: formatMoney(quote.total / 100, localeOf(group)),
        people: String(people),
        link,
      },
    },
    attachments: file ? [file] : [],
  };
}

/** The mail to a group's contact with its invoice. */
export function groupInvoiceMail(
  event: EventDocument,
  group: GroupRow,
  { invoice, link, file }: { invoice: InvoiceRow; link: string; file: Attachment },
): Mail {
  return {
    ...toContact(group),
    content: { template: 'group-invoice', values: { ...aboutInvoice(event, group, invoice), link } },
    attachments: [file],
  };
}

/** Reminds a group's contact of an open invoice, with the invoice attached. */
export function groupInvoiceReminderMail(
  event: EventDocument,
  group: GroupRow,
  { invoice, link, file, late }: { invoice: InvoiceRow; link: string; file: Attachment; late: boolean },
): Mail {
  return {
    ...toContact(group),
    content: {
      template: late ? 'group-invoice-late' : 'group-invoice-soon',
      values: { ...aboutInvoice(event, group, invoice), link },
    },
    attachments: [file],
  };
}

/** The mail to a group's contact that an invoice is void. */
export function groupInvoiceVoidMail(
  event: EventDocument,
  group: GroupRow,
  { invoice, link }: { invoice: InvoiceRow; link: string },
): Mail {
  return {
    ...toContact(group),
    content: { template: 'group-invoice-void', values: { ...aboutInvoice(event, group, invoice), link } },
  };
}

function aboutInvoice(event: EventDocument, group: GroupRow, { quote, number, prefix, dueOn }: InvoiceRow) {
  const locale = localeOf(group);
  return {
    ...aboutGroup(event, group),
    amount: formatMoney(quote.total / 100, locale),
    number: printedNumber({ prefix, number }),
    due: formatDate(dueOn, locale),
  };
}
