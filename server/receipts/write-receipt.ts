import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { bookedBy } from '#server/domain/booked/booked-items.ts';
import { bookedLine } from '#server/domain/booked/booked-lines.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { catalogue } from '#server/domain/inventory/limits.ts';
import { attendeeName } from './attendee-name.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptWords } from './receipt-words.ts';

export type ReceiptFile = { type: 'application/pdf'; name: string; content: Buffer };

/** The receipt of a registration as a file in a language; undefined while there is none. */
export async function writeReceipt(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
): Promise<ReceiptFile | undefined> {
  const receipt = await findReceipt(db, row.id);
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!receipt || !event) return undefined;
  const { items, venue } = await bookedBy(db, configuration, event, row, new Date());
  const issuer = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const content = await receiptPdf({
    receipt,
    event,
    issuer: resolveText(issuer, locale) === '' ? event.client_name : issuer,
    booked: { lines: items.map((item) => bookedLine(item, locale)), venue },
    attendee: { name: attendeeName(row), email: row.emailTyped, code: row.code },
    locale,
  });
  return { type: 'application/pdf', name: receiptWords[locale].fileName(row.code), content };
}
