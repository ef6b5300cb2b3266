import type { Receipt } from '#engine/contract/money.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { type OtherPaper, paperWords } from './receipt-words.ts';
import type { ReceiptFile } from './write-receipt.ts';

/** The payer: lines of the name, and the dossier. */
export type Billed = {
  readonly eventCode: string;
  /** Empty if the payer must not know it. */
  readonly code: string;
  readonly emailTyped: string;
  readonly lines: readonly string[];
};

/** A receipt or an invoice of a dossier as a file, named after its code and a number. */
export async function writePaper(
  configuration: Pick<ConfigurationStore, 'current'>,
  billed: Billed,
  receipt: Receipt,
  other: OtherPaper,
  locale: Locale,
  fileNumber = receipt.number,
): Promise<ReceiptFile> {
  const event = eventOf(configuration, billed);
  const issuer = configuration.current(billed.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const content = await receiptPdf({
    receipt,
    event,
    issuer: resolveText(issuer, locale) === '' ? event.client_name : issuer,
    booked: { lines: [], venue: undefined },
    attendee: {
      name: billed.lines.filter(Boolean).join('\n'),
      email: billed.emailTyped,
      code: billed.code,
    },
    locale,
    other,
  });
  const { fileName } = paperWords(event, locale, other);
  const code = [billed.code, fileNumber].filter(Boolean).join('-');
  const name = formatMessage(fileName, { code }, locale);
  return { type: 'application/pdf', name, content };
}
