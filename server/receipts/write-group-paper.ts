import { isLocale, type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Quote, Receipt } from '#engine/contract/money.ts';
import { formatDate } from '#engine/format/date-range.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { groupPartOf } from '#server/domain/groups/group-flow.ts';
import type { GroupRow } from '#server/domain/groups/group-row.ts';
import { type InvoiceRow, invoicesOf } from '#server/domain/groups/invoices.ts';
import { catalogue } from '#server/domain/inventory/limits.ts';
import type { SettledRefund } from '#server/mail/refund-mail.ts';
import { attendeeName } from './attendee-name.ts';
import { findReceipts } from './find-receipt.ts';
import { groupReceiptWords, invoiceWords } from './group-words.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptWords } from './receipt-words.ts';
import { refundWords } from './refund-words.ts';
import type { ReceiptFile } from './write-receipt.ts';

type Words = (typeof receiptWords)[Locale];

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
  // What was paid by an invoice is settled in one moment with it.
  const invoice = (await invoicesOf(db, group.id)).find(
    ({ paidAt }) => paidAt?.toISOString() === found.receipt.issued_at,
  );
  const { paidByInvoice, ...own } = groupReceiptWords[locale];
  const words = {
    ...receiptWords[locale],
    ...own,
    ...(invoice && { nothingToPay: paidByInvoice(invoice.number) }),
  };
  return paper(configuration, group, found.receipt, words, locale);
}

/** An invoice of a group, in a language or its contact's. */
export async function writeInvoice(
  configuration: ConfigurationStore,
  group: GroupRow,
  { number, issuedAt, quote, dueOn }: InvoiceRow,
  locale = localeOf(group),
): Promise<ReceiptFile> {
  const { due, ...own } = invoiceWords[locale];
  const instructions = groupPartOf(configuration, group.eventCode)?.invoice?.instructions;
  const toPay = `${due(formatDate(dueOn, locale))} ${resolveText(instructions, locale)}`.trim();
  const words = { ...receiptWords[locale], ...own, nothingToPay: toPay };
  return paper(configuration, group, { number, issued_at: issuedAt.toISOString(), quote }, words, locale);
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
  // What stands under a code that is no longer good; a group's is.
  const { code: _cancelled, ...own } = refundWords[locale];
  return paper(configuration, group, receipt, { ...receiptWords[locale], ...own }, locale);
}

async function paper(
  configuration: ConfigurationStore,
  group: GroupRow,
  receipt: Receipt,
  words: Words,
  locale: Locale,
): Promise<ReceiptFile> {
  const event = configuration.current(group.eventCode, 'event', group.eventCode)?.document;
  if (!event) throw new Error(`the event ${group.eventCode} is gone`);
  const issuer = configuration.current(group.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const billed = [group.organization, group.contactName, group.contactAddress].filter(Boolean).join('\n');
  const content = await receiptPdf({
    receipt,
    event,
    issuer: resolveText(issuer, locale) === '' ? event.client_name : issuer,
    booked: { lines: [], venue: undefined },
    attendee: { name: billed, email: group.emailTyped, code: group.code },
    locale,
    words,
  });
  return { type: 'application/pdf', name: words.fileName(`${group.code}-${receipt.number}`), content };
}

function localeOf({ locale }: GroupRow): Locale {
  return isLocale(locale) ? locale : 'en';
}
