import type { Receipt } from '#engine/contract/money.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import { findReceipts, numberOf, receiptOfCharge } from '#server/billing/find-receipt.ts';
import { type InvoiceRow, invoiceTermsOf, invoiceView } from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { InvoiceRecipient } from '#server/database/schema.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { type GroupRow, groupFlow } from '#server/dossiers/group-row.ts';
import { wordIn, wordsIn } from '#server/languages/words.ts';
import type { SettledRefund } from '#server/refunds/refund-left.ts';
import { billedTo } from './billed-to.ts';
import { wordsOfInvoice } from './invoice-words.ts';
import { quoteOfRefund } from './quote-of-refund.ts';
import type { OtherPaper } from './receipt-words.ts';
import { countOfRefund } from './refund-papers.ts';
import { writePaper } from './write-paper.ts';
import type { ReceiptFile } from './write-receipt.ts';

/** A group's receipt by its number, in a language or its contact's; undefined without one. */
export async function writeGroupReceipt(
  db: Database,
  configuration: ConfigurationStore,
  group: GroupRow,
  number: number,
  locale = localeOf(group),
): Promise<ReceiptFile | undefined> {
  const found = (await findReceipts(db, group.id, 'group')).find(({ receipt }) => receipt.number === number);
  if (!found) return undefined;
  const said = {
    ...(found.invoice !== undefined && {
      nothingToPay: wordIn('papers.paidByInvoice', locale, { number: found.invoice }),
    }),
    ...(found.recipient && { issuedTo: wordsIn(locale).papers.invoice.issuedTo }),
  };
  const other: OtherPaper = { kinds: ['group'], said };
  return paper(configuration, group, found.receipt, other, locale, { recipient: found.recipient });
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
  const { due_on: _due, state: _state, total: _total, ...number } = invoiceView(invoice);
  const { issuedAt, quote } = invoice;
  const billed = { ...number, issued_at: issuedAt.toISOString(), quote };
  return paper(configuration, group, billed, other, locale, invoice);
}

/** The receipt of a refund to a group for a member, with the number of the receipt it corrects. */
export async function writeGroupRefund(
  db: Database,
  configuration: ConfigurationStore,
  group: GroupRow,
  { row, refund, payment }: SettledRefund,
  locale = localeOf(group),
): Promise<ReceiptFile | undefined> {
  const paid = await receiptOfCharge(db, payment);
  const theirs = await quoteOfRefund(db, row.id, refund);
  if (!paid || !theirs) return undefined;
  const detail = attendeeName(row) ?? row.emailTyped;
  const quote = { ...theirs, lines: theirs.lines.map((line) => ({ ...line, detail })) };
  const { brand, last4 } = payment;
  const card = brand !== null && last4 !== null ? { card: { brand, last4 } } : {};
  const receipt = { ...numberOf(paid), issued_at: refund.updatedAt.toISOString(), quote, ...card };
  const other: OtherPaper = { kinds: ['group', 'refund'], said: { code: '' } };
  const fileNumber = await countOfRefund(db, { refund, payment });
  return paper(configuration, group, receipt, other, locale, { fileNumber });
}

function paper(
  configuration: ConfigurationStore,
  group: GroupRow,
  receipt: Receipt,
  other: OtherPaper,
  locale: Locale,
  {
    recipient,
    fileNumber = receipt.number,
  }: { recipient?: InvoiceRecipient | null; fileNumber?: number } = {},
): Promise<ReceiptFile> {
  const payer = recipient
    ? billedTo(recipient, group.organization, locale)
    : { lines: [group.organization, group.contactName, group.contactAddress] };
  return writePaper(configuration, { ...group, ...payer }, receipt, other, locale, fileNumber);
}

function localeOf({ locale }: GroupRow): Locale {
  return localeIn(locale);
}
