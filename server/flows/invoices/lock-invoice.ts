import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/domain/dossier-row.ts';
import { invoiceOver, unknownInvoice } from '#server/domain/invoices/invoice-problems.ts';
import type { InvoiceRow } from '#server/domain/invoices/invoice-rows.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';

/**
 * An open invoice by its number, and whose it is locked for the rest of the transaction. Throws 404 at a number of none, 409
 * at one that is paid or withdrawn, or while a card pays for the same.
 */
export async function lockOpenInvoice(
  tx: Database,
  number: number,
): Promise<{ open: InvoiceRow; row: DossierRow }> {
  const found = await find(tx, number);
  if (!found) throw unknownInvoice();
  const row = await lockDossier(tx, found.dossierId);
  // Whoever held it may have paid, or sent another one.
  const open = await find(tx, number);
  if (open?.state !== 'open') throw invoiceOver();
  await refuseWhilePaying(tx, open.dossierId);
  return { open, row };
}

async function find(tx: Database, number: number): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.number, number));
  return row;
}
