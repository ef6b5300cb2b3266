import { formatMessage } from '#engine/form/languages/format-message.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { findReceipts } from '#server/billing/find-receipt.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import { bookedLine } from '#server/booked/booked-lines.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { wordIn, wordsIn } from '#server/languages/words.ts';
import { billedTo } from './billed-to.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { type PaperKind, paperWords } from './receipt-words.ts';

export type ReceiptFile = { type: 'application/pdf'; name: string; content: Buffer };

const noneBooked = { items: [], venue: undefined } as const;

const kindsOf = ({ isChange = false, isCancelled = false }): PaperKind[] => [
  ...(isChange ? (['change'] as const) : []),
  ...(isCancelled ? (['cancelled'] as const) : []),
];

/** A registration's receipt as a file in a language, or by number that of a change or an invoice; undefined without one. */
export async function writeReceipt(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
  number?: number,
): Promise<ReceiptFile | undefined> {
  const [submitted] = await findReceipts(db, row.id, 'submission');
  const first = submitted?.receipt;
  const changes = number === undefined ? [] : await findReceipts(db, row.id, 'change');
  const changed = changes.find(({ receipt: each }) => each.number === number)?.receipt;
  const owed = number === undefined ? [] : await findReceipts(db, row.id, 'owed');
  const billed = owed.find(({ receipt: each }) => each.number === number);
  const later = changed ?? billed?.receipt;
  const receipt = number === undefined || number === first?.number ? first : later;
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!receipt || !event) return undefined;
  const { invoice, recipient } = (later ? billed : submitted) ?? {};
  const payer = recipient && billedTo(recipient, attendeeName(row) ?? '', locale);
  // What is booked is theirs who attend.
  const booked = payer ? noneBooked : await bookedBy(db, configuration, event, row, new Date());
  const issuer = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const content = await receiptPdf({
    receipt,
    event,
    issuer: resolveText(issuer, locale) === '' ? event.client_name : issuer,
    booked: { lines: booked.items.map((item) => bookedLine(item, locale)), venue: booked.venue },
    attendee: payer
      ? { name: payer.lines.filter(Boolean).join('\n'), email: payer.emailTyped, code: payer.code }
      : { name: attendeeName(row), email: row.emailTyped, code: row.code },
    locale,
    other: {
      kinds: kindsOf({ isChange: changed !== undefined, isCancelled: row.status === 'Cancelled' }),
      said: {
        ...(invoice !== undefined && {
          nothingToPay: wordIn('papers.paidByInvoice', locale, { number: invoice }),
        }),
        ...(payer && { code: '', issuedTo: wordsIn(locale).papers.invoice.issuedTo }),
      },
    },
  });
  const named = [payer ? '' : row.code, later?.number].filter(Boolean).join('-');
  const name = formatMessage(paperWords(event, locale).fileName, { code: named }, locale);
  return { type: 'application/pdf', name, content };
}
