import { formatMessage } from '#engine/form/languages/format-message.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { numberOf, receiptOfCharge } from '#server/billing/find-receipt.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { SettledRefund } from '#server/refunds/refund-left.ts';
import { quoteOfRefund } from './quote-of-refund.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { type OtherPaper, paperWords } from './receipt-words.ts';
import { countOfRefund } from './refund-papers.ts';
import type { ReceiptFile } from './write-receipt.ts';

/** The receipt of a refund as a file in a language, line by line, with the number of the receipt that it corrects. */
export async function writeRefundReceipt(
  db: Database,
  configuration: ConfigurationStore,
  { row, refund, payment }: SettledRefund,
  locale: Locale,
): Promise<ReceiptFile | undefined> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  const paid = await receiptOfCharge(db, payment);
  const quote = await quoteOfRefund(db, row.id, refund);
  if (!event || !paid || !quote) return undefined;
  const issuer = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const { brand, last4 } = payment;
  const other: OtherPaper = {
    kinds: ['refund'],
    // A refund is not shown at the event: its code is mentioned only if it is no longer valid.
    ...(row.status !== 'Cancelled' && { said: { code: '' } }),
  };
  const content = await receiptPdf({
    receipt: {
      ...numberOf(paid),
      issued_at: refund.updatedAt.toISOString(),
      quote,
      ...(brand !== null && last4 !== null && { card: { brand, last4 } }),
    },
    event,
    issuer: resolveText(issuer, locale) === '' ? event.client_name : issuer,
    booked: { lines: [], venue: undefined },
    attendee: { name: attendeeName(row), email: row.emailTyped, code: row.code },
    locale,
    other,
  });
  const named = `${row.code}-${await countOfRefund(db, { refund, payment })}`;
  return {
    type: 'application/pdf',
    name: formatMessage(paperWords(event, locale, other).fileName, { code: named }, locale),
    content,
  };
}
