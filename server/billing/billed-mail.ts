import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import type { InvoiceRecipient } from '#server/database/schema.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { groupOf, isGroup } from '#server/dossiers/group-row.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Attachment, Mail, Mailer } from '#server/mail/mailer.ts';
import type { InvoiceRow } from './invoice-rows.ts';
import { printedNumber } from './issue-number.ts';

/** Emails to someone who is billed in place of a dossier's holder or a group's contact. */
export type BilledMail = 'billed' | 'billed-soon' | 'billed-late' | 'billed-paid' | 'billed-void';

/** The dossier that is billed; a group with its flow. */
type Billed = Pick<DossierRow, 'id' | 'eventCode' | 'flow' | 'locale' | 'answers' | 'emailTyped'>;

type AboutBilled = {
  readonly event: EventDocument;
  readonly row: Billed;
  readonly invoice: InvoiceRow & { readonly recipient: InvoiceRecipient };
  readonly attachments?: readonly Attachment[];
};

/** Whether someone else than its holder or contact is billed. */
export const isForOther = (invoice: InvoiceRow): invoice is AboutBilled['invoice'] =>
  invoice.recipient !== null;

/** Whom an invoice is for: a group's organization, or a person. */
export async function payeeOf(db: Database, row: Billed): Promise<string> {
  return isGroup(row) ? (await groupOf(db, row.id)).organization : (attendeeName(row) ?? row.emailTyped);
}

/** An email to the one who is billed. */
export async function billedMail(
  db: Database,
  template: BilledMail,
  { event, row, invoice, attachments = [] }: AboutBilled,
): Promise<Mail> {
  const locale = localeOfDossier(row);
  const { link } = invoice.submission;
  return {
    eventCode: row.eventCode,
    recipient: invoice.recipient.email,
    locale,
    content: {
      template,
      values: {
        name: invoice.recipient.name,
        payee: await payeeOf(db, row),
        event: resolveText(event.name, locale),
        amount: formatMoney(invoice.quote.total / 100, locale),
        number: printedNumber(invoice),
        due: formatDate(invoice.dueOn, locale),
        // A group's invoice is paid as it says.
        pay: isGroup(row) ? '' : wordIn('mails.payByCard', locale, { link: String(link) }),
      },
    },
    attachments,
  };
}

/** Tells those who are billed in place of a dossier's holder that their invoices are void. */
export async function mailVoided(
  tx: Database,
  mailer: Pick<Mailer, 'queue'>,
  event: EventDocument,
  row: Billed,
  voided: readonly InvoiceRow[],
): Promise<void> {
  for (const invoice of voided.filter(isForOther)) {
    await mailer.queue(tx, await billedMail(tx, 'billed-void', { event, row, invoice }));
  }
}
