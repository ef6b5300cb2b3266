import { and, asc, eq } from 'drizzle-orm';
import type { Receipt } from '#engine/contract/money.ts';
import type { Database } from '#server/database/database.ts';
import {
  type InvoiceRecipient,
  invoice,
  type PaymentPurpose,
  payment,
  receipt,
} from '#server/database/schema.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { printedNumber } from './issue-number.ts';

/** A receipt with its payment or the number of its invoice; neither if nothing was due. */
export type FoundReceipt = {
  paymentId: string | null;
  invoice: string | undefined;
  /** Who was billed in place of the dossier's holder. */
  recipient: InvoiceRecipient | null;
  receipt: Receipt;
};

/** The receipt of a dossier's submission; undefined until it is submitted. */
export async function findReceipt(db: Database, dossierId: string): Promise<Receipt | undefined> {
  const [found] = await findReceipts(db, dossierId, 'submission');
  return found?.receipt;
}

/** The receipts that a dossier has for a purpose, the first one first. */
export async function findReceipts(
  db: Database,
  dossierId: string,
  purpose: PaymentPurpose,
): Promise<FoundReceipt[]> {
  const rows = await db
    .select({
      paymentId: receipt.paymentId,
      invoiceNumber: receipt.invoiceNumber,
      number: receipt.number,
      prefix: receipt.prefix,
      invoicePrefix: invoice.prefix,
      recipient: invoice.recipient,
      issuedAt: receipt.issuedAt,
      quote: receipt.quote,
      brand: payment.brand,
      last4: payment.last4,
    })
    .from(receipt)
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .leftJoin(
      invoice,
      and(eq(invoice.eventCode, receipt.eventCode), eq(invoice.number, receipt.invoiceNumber)),
    )
    .where(and(eq(receipt.dossierId, dossierId), eq(receipt.purpose, purpose)))
    .orderBy(asc(receipt.number));
  return rows.map((row) => {
    const { paymentId, invoiceNumber, recipient, number, prefix, issuedAt, quote, brand, last4 } = row;
    return {
      paymentId,
      recipient,
      invoice:
        invoiceNumber === null
          ? undefined
          : printedNumber({ prefix: row.invoicePrefix ?? '', number: invoiceNumber }),
      receipt: {
        number,
        ...(prefix !== '' && { printed: printedNumber({ prefix, number }) }),
        issued_at: issuedAt.toISOString(),
        quote,
        ...(brand !== null && last4 !== null && { card: { brand, last4 } }),
      },
    };
  });
}

/** The receipt of a charge; undefined before it is settled. */
export async function receiptOfCharge(
  db: Database,
  { id, dossierId, purpose }: Pick<PaymentRow, 'id' | 'dossierId' | 'purpose'>,
): Promise<Receipt | undefined> {
  const found = await findReceipts(db, dossierId, purpose);
  return found.find(({ paymentId }) => paymentId === id)?.receipt;
}

/** A receipt's number, as it is counted and as it is printed. */
export const numberOf = ({ number, printed }: Receipt) => ({
  number,
  ...(printed !== undefined && { printed }),
});
