import { type Locale, localeIn } from '#engine/configuration/text.ts';
import type { Quote, Receipt } from '#engine/contract/money.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { eventOf } from '#server/domain/event-of.ts';
import { type GroupRow, groupFlow } from '#server/domain/groups/group-row.ts';
import { type InvoiceRow, invoiceTermsOf } from '#server/domain/invoices/invoice-rows.ts';
import { wordIn } from '#server/languages/words.ts';
import type { SettledRefund } from '#server/mail/refund-mail.ts';
import { attendeeName } from './attendee-name.ts';
import { findReceipts } from './find-receipt.ts';
import { wordsOfInvoice } from './invoice-words.ts';
import { type OtherPaper, paperWords } from './receipt-words.ts';
import { writePaper } from './write-paper.ts';
import type { ReceiptFile } from './write-receipt.ts';

/** A receipt of a group by its number, in a language or its contact's; undefined where it has none of that number. */
export async function writeGroupReceipt(
  db: Database,
  configuration: ConfigurationStore,
  group: GroupRow,
  number: number,
  locale = localeOf(group),
): Promise<ReceiptFile | undefined> {
  const found = (await findReceipts(db, group.id, 'group')).find(({ receipt }) => receipt.number === number);
  if (!found) return undefined;
  const said =
    found.invoiceNumber === null
      ? {}
      : { nothingToPay: wordIn('papers.paidByInvoice', locale, { number: found.invoiceNumber }) };
  return paper(configuration, group, found.receipt, { kinds: ['group'], said }, locale);
}

/** An invoice of a group, in a language or its contact's. */
export async function writeGroupInvoice(
  configuration: ConfigurationStore,
  group: GroupRow,
  invoice: InvoiceRow,
  locale = localeOf(group),
): Promise<ReceiptFile> {
  const terms = invoiceTermsOf(configuration, { eventCode: group.eventCode, flow: groupFlow });
  const other: OtherPaper = {
    kinds: ['groupInvoice', 'invoice'],
    said: wordsOfInvoice(invoice, terms, locale),
  };
  const { number, issuedAt, quote } = invoice;
  return paper(configuration, group, { number, issued_at: issuedAt.toISOString(), quote }, other, locale);
}

/** The receipt of what went back to a group for one of its members, under the number of the receipt it is of. */
export async function writeGroupRefund(
  db: Database,
  configuration: ConfigurationStore,
  group: GroupRow,
  { row, refund, payment }: SettledRefund,
  locale = localeOf(group),
): Promise<ReceiptFile | undefined> {
  const receipts = await findReceipts(db, group.id, 'group');
  const paid = receipts.find(({ paymentId }) => paymentId === payment.id)?.receipt;
  if (!paid) return undefined;
  const { amount } = refund;
  const label = attendeeName(row) ?? row.emailTyped;
  const quote: Quote = {
    currency: paid.quote.currency,
    lines: [{ id: 'refund', category: 'registration', label, amount }],
    subtotal: amount,
    taxes: [],
    total: amount,
    complete: 'Y',
  };
  const { brand, last4 } = payment;
  const card = brand !== null && last4 !== null ? { card: { brand, last4 } } : {};
  const receipt = { number: paid.number, issued_at: refund.updatedAt.toISOString(), quote, ...card };
  // A group's code stays good where a member's does not.
  const { code } = paperWords(eventOf(configuration, group), locale);
  return paper(configuration, group, receipt, { kinds: ['refund'], said: { code } }, locale);
}

function paper(
  configuration: ConfigurationStore,
  group: GroupRow,
  receipt: Receipt,
  other: OtherPaper,
  locale: Locale,
): Promise<ReceiptFile> {
  const billed = { ...group, lines: [group.organization, group.contactName, group.contactAddress] };
  return writePaper(configuration, billed, receipt, other, locale);
}

function localeOf({ locale }: GroupRow): Locale {
  return localeIn(locale);
}
