import { and, eq } from 'drizzle-orm';
import type { Receipt } from '#engine/contract/money.ts';
import type { Database } from '#server/database/database.ts';
import { payment, receipt } from '#server/database/schema.ts';

/** The receipt of a dossier's submission; undefined until it is submitted. */
export async function findReceipt(db: Database, dossierId: string): Promise<Receipt | undefined> {
  const [row] = await db
    .select({
      number: receipt.number,
      issuedAt: receipt.issuedAt,
      quote: receipt.quote,
      brand: payment.brand,
      last4: payment.last4,
    })
    .from(receipt)
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .where(and(eq(receipt.dossierId, dossierId), eq(receipt.purpose, 'submission')));
  if (!row) return undefined;
  const { number, issuedAt, quote, brand, last4 } = row;
  return {
    number,
    issued_at: issuedAt.toISOString(),
    quote,
    ...(brand !== null && last4 !== null && { card: { brand, last4 } }),
  };
}
