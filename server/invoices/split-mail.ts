import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { billedMail, isForOther } from '#server/billing/billed-mail.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { groupOf, isGroup } from '#server/dossiers/group-row.ts';
import { wordIn } from '#server/languages/words.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { writeApplicationInvoice } from '#server/receipts/write-application-invoice.ts';
import { writeGroupInvoice } from '#server/receipts/write-group-paper.ts';
import { payLink } from './pay-link.ts';

type Split = { readonly was: InvoiceRow; readonly first: InvoiceRow; readonly second: InvoiceRow };
type Mailing = Pick<Stores, 'configuration' | 'mailer'> & { readonly link: EventLink };

/**
 * Emails the new invoices: those for someone else to them, and to the holder or the contact what has become of theirs.
 * A part of an invoice that was for someone else is none of the holder's.
 */
export async function mailSplit(
  tx: Database,
  stores: Mailing,
  event: EventDocument,
  row: DossierRow,
  { was, first, second }: Split,
): Promise<void> {
  const { mailer } = stores;
  const write = (invoice: InvoiceRow) => writeInvoice(tx, stores, row, invoice);
  for (const invoice of [first, second].filter(isForOther)) {
    const attachments = [await write(invoice)];
    await mailer.queue(tx, await billedMail(tx, 'billed', { event, row, invoice, attachments }));
  }
  if (isForOther(was)) {
    await mailer.queue(tx, await billedMail(tx, 'billed-void', { event, row, invoice: was }));
    return;
  }
  const locale = localeOfDossier(row);
  const money = ({ quote }: InvoiceRow) => formatMoney(quote.total / 100, locale);
  const own = [first, second].filter((invoice) => !isForOther(invoice));
  const parts = [first, second].map((invoice) => {
    const about = { number: printedNumber(invoice), amount: money(invoice) };
    return isForOther(invoice)
      ? wordIn('mails.newInvoiceFor', locale, { ...about, name: invoice.recipient.name })
      : wordIn('mails.newInvoice', locale, { ...about, due: formatDate(invoice.dueOn, locale) });
  });
  await mailer.queue(tx, {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: 'invoice-split',
      values: {
        name: isGroup(row) ? (await groupOf(tx, row.id)).contactName : (attendeeName(row) ?? row.emailTyped),
        event: resolveText(event.name, locale),
        code: row.code,
        number: printedNumber(was),
        amount: money(was),
        parts: parts.join('\n'),
        pay: isGroup(row)
          ? wordIn('mails.yourGroup', locale, { link: String(was.submission['link']) })
          : wordIn('mails.payByCard', locale, { link: await payLink(tx, stores, row) }),
      },
    },
    attachments: await Promise.all(own.map(write)),
  });
}

async function writeInvoice(
  tx: Database,
  { configuration }: Pick<Mailing, 'configuration'>,
  row: DossierRow,
  invoice: InvoiceRow,
) {
  if (isGroup(row)) return writeGroupInvoice(configuration, await groupOf(tx, row.id), invoice);
  return writeApplicationInvoice(configuration, row, invoice, localeOfDossier(row));
}
