import { and, asc, eq } from 'drizzle-orm';
import type { Receipt } from '#engine/contract/money.ts';
import type { Database } from '#server/database/database.ts';
import { type PaymentPurpose, payment, receipt } from '#server/database/schema.ts';

/** A receipt with the payment or the invoice that it is of; neither where nothing was to be paid. */
export type FoundReceipt = { paymentId: string | null; invoiceNumber: number | null; receipt: Receipt };

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
      issuedAt: receipt.issuedAt,
      quote: receipt.quote,
      brand: payment.brand,
      last4: payment.last4,
    })
    .from(receipt)
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .where(and(eq(receipt.dossierId, dossierId), eq(receipt.purpose, purpose)))
    .orderBy(asc(receipt.number));
  return rows.map(({ paymentId, invoiceNumber, number, issuedAt, quote, brand, last4 }) => ({
    paymentId,
    invoiceNumber,
    receipt: {
      number,
      issued_at: issuedAt.toISOString(),
      quote,
      ...(brand !== null && last4 !== null && { card: { brand, last4 } }),
    },
  }));
}
