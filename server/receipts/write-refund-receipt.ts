import { eq } from 'drizzle-orm';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation } from '#server/database/schema.ts';
import { catalogue } from '#server/domain/inventory/limits.ts';
import type { SettledRefund } from '#server/mail/refund-mail.ts';
import { attendeeName } from './attendee-name.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptWords } from './receipt-words.ts';
import { refundWords } from './refund-words.ts';
import type { ReceiptFile } from './write-receipt.ts';

/** The receipt of a refund as a file in a language: what came back, line by line, under the number of the receipt it is of. */
export async function writeRefundReceipt(
  db: Database,
  configuration: ConfigurationStore,
  { row, refund, payment }: SettledRefund,
  locale: Locale,
): Promise<ReceiptFile | undefined> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  const paid = await findReceipt(db, row.id);
  const [done] = await db.select().from(cancellation).where(eq(cancellation.dossierId, row.id));
  if (!event || !paid || !done) return undefined;
  const issuer = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const { brand, last4 } = payment;
  const content = await receiptPdf({
    receipt: {
      number: paid.number,
      issued_at: refund.updatedAt.toISOString(),
      quote: quoteBack(done.quote, refund.amount),
      ...(brand !== null && last4 !== null && { card: { brand, last4 } }),
    },
    event,
    issuer: resolveText(issuer, locale) === '' ? event.client_name : issuer,
    booked: { lines: [], venue: undefined },
    attendee: { name: attendeeName(row), email: row.emailTyped, code: row.code },
    locale,
    words: { ...receiptWords[locale], ...refundWords[locale] },
  });
  return { type: 'application/pdf', name: refundWords[locale].fileName(row.code), content };
}

/** What came back as lines: those of the policy, or one where an organizer decided another amount. */
function quoteBack({ currency, lines, taxes, kept, back }: RefundQuote, amount: number): Quote {
  const total = { currency, total: amount, complete: 'Y' as const };
  const whole = { id: 'refund', category: 'registration' as const, label: refundLine, amount };
  if (amount !== back) return { ...total, lines: [whole], taxes: [], subtotal: amount };
  const given = lines
    .filter((line) => line.back > 0)
    .map(
      ({ id, category, label, detail, back: part }): FeeLine => ({
        id,
        category,
        label,
        ...(detail !== undefined && { detail }),
        amount: part,
      }),
    );
  const keeping: FeeLine[] =
    kept > 0 ? [{ id: 'kept', category: 'registration', label: keptLine, amount: -kept }] : [];
  const taxed = taxes
    .filter((tax) => tax.back > 0)
    .map(({ code, label, percent, back: part }) => ({ code, label, percent, amount: part }));
  const inTaxes = taxed.reduce((sum, tax) => sum + tax.amount, 0);
  return { ...total, lines: [...given, ...keeping], taxes: taxed, subtotal: amount - inTaxes };
}

const refundLine = { en: 'Refund', fr: 'Remboursement' };
const keptLine = { en: 'Cancellation fee', fr: 'Frais d’annulation' };
