import { eq } from 'drizzle-orm';
import { type Locale, resolveText, type Text, textSaid } from '#engine/configuration/text.ts';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { FeeLine, Quote, Receipt } from '#engine/contract/money.ts';
import { formatMoney } from '#engine/format/money.ts';
import { fill } from '#engine/languages/fill.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation } from '#server/database/schema.ts';
import { differenceBetween, differenceQuote } from '#server/domain/change/difference-of.ts';
import { type ChangeRow, changesOf } from '#server/domain/change/quote-of-record.ts';
import { catalogue } from '#server/domain/inventory/limits.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { SettledRefund } from '#server/mail/refund-mail.ts';
import { attendeeName } from './attendee-name.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { type OtherPaper, paperWords } from './receipt-words.ts';
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
  const quote = await quoteOfRefund(db, row.id, paid, refund);
  if (!event || !paid || !quote) return undefined;
  const issuer = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.issuer;
  const { brand, last4 } = payment;
  const other: OtherPaper = {
    kinds: ['refund'],
    ...(row.status !== 'Cancelled' && { said: { code: paperWords(event, locale).code } }),
  };
  const content = await receiptPdf({
    receipt: {
      number: paid.number,
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
  return {
    type: 'application/pdf',
    name: fill(paperWords(event, locale, other).fileName, { code: row.code }),
    content,
  };
}

/** What a refund gave back: by the change that it was stored with, else by the cancellation. */
async function quoteOfRefund(
  db: Database,
  dossierId: string,
  paid: Receipt | undefined,
  { createdAt, amount }: SettledRefund['refund'],
): Promise<Quote | undefined> {
  const changes = await changesOf(db, dossierId);
  const at = changes.findIndex(({ changedAt }) => changedAt.getTime() === createdAt.getTime());
  const [change, before] = [changes[at], changes[at - 1]?.quote ?? paid?.quote];
  if (change && before) return changeBack(before, change, amount);
  const [done] = await db.select().from(cancellation).where(eq(cancellation.dossierId, dossierId));
  return done && quoteBack(done.quote, amount);
}

/** What a change gave back as lines, or one where it went to several cards or an organizer decided it. */
function changeBack(before: Quote, { quote: after, difference }: ChangeRow, amount: number): Quote {
  const back = differenceQuote(differenceBetween(before, after, difference), -1);
  const inTaxes = back.taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const isWhole = back.total === amount && back.subtotal + inTaxes === amount;
  return isWhole ? back : wholeBack(after.currency, amount);
}

/** What came back as lines: those of the policy, or one where an organizer decided another amount. */
function quoteBack({ currency, lines, taxes, kept, kept_tax, back }: RefundQuote, amount: number): Quote {
  const total = { currency, total: amount, complete: 'Y' as const };
  if (amount !== back) return wholeBack(currency, amount);
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
    kept > 0
      ? [{ id: 'kept', category: 'registration', label: keptLine, ...keptTax(kept_tax), amount: -kept }]
      : [];
  const taxed = taxes
    .filter((tax) => tax.back > 0)
    .map(({ code, label, percent, back: part }) => ({ code, label, percent, amount: part }));
  const inTaxes = taxed.reduce((sum, tax) => sum + tax.amount, 0);
  return { ...total, lines: [...given, ...keeping], taxes: taxed, subtotal: amount - inTaxes };
}

function wholeBack(currency: string, amount: number): Quote {
  const whole = { id: 'refund', category: 'registration' as const, label: refundLine, amount };
  return { currency, total: amount, complete: 'Y', lines: [whole], taxes: [], subtotal: amount };
}

/** A cancellation fee is shown without its tax, by which the taxes that come back are lower. */
function keptTax(cents = 0): { detail?: Text } {
  if (cents === 0) return {};
  const amount = textSaid((locale) => formatMoney(cents / 100, locale));
  return { detail: inEveryLanguage('papers.cancellationFeeTax', { amount }) };
}

const refundLine = inEveryLanguage('papers.refundLine');
const keptLine = inEveryLanguage('papers.cancellationFee');
