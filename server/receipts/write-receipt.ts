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
import { wordIn } from '#server/languages/words.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { type PaperKind, paperWords } from './receipt-words.ts';

export type ReceiptFile = { type: 'application/pdf'; name: string; content: Buffer };

const kindsOf = ({ isChange = false, isCancelled = false }): PaperKind[] => [
  ...(isChange ? (['change'] as const) : []),
  ...(isCancelled ? (['cancelled'] as const) : []),
];

/** A registration's receipt as a file in a language, or by number that of a change; undefined without one. */
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
  const receipt = number === undefined || number === first?.number ? first : changed;
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!receipt || !event) return undefined;
  const invoice = changed ? undefined : submitted?.invoice;
  const { items, venue } = await bookedBy(db, configuration, event, row, new Date());
  const issuer = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const content = await receiptPdf({
    receipt,
    event,
    issuer: resolveText(issuer, locale) === '' ? event.client_name : issuer,
    booked: { lines: items.map((item) => bookedLine(item, locale)), venue },
    attendee: { name: attendeeName(row), email: row.emailTyped, code: row.code },
    locale,
    other: {
      kinds: kindsOf({ isChange: changed !== undefined, isCancelled: row.status === 'Cancelled' }),
      said:
        invoice === undefined
          ? {}
          : { nothingToPay: wordIn('papers.paidByInvoice', locale, { number: invoice }) },
    },
  });
  const named = changed ? `${row.code}-${changed.number}` : row.code;
  const name = formatMessage(paperWords(event, locale).fileName, { code: named }, locale);
  return { type: 'application/pdf', name, content };
}
