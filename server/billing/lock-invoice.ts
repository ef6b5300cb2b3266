import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { invoiceOver, unknownInvoice } from './invoice-problems.ts';
import type { InvoiceRow } from './invoice-rows.ts';

/** An invoice as organizers name it. */
export type InvoiceName = { eventCode: string; number: number };

/**
 * Locks the dossier of an open invoice and returns both. Throws 404 for an unknown number, 409 if it is paid or
 * withdrawn, or a card is paying for the same.
 */
export async function lockOpenInvoice(
  tx: Database,
  of: InvoiceName,
): Promise<{ open: InvoiceRow; row: DossierRow }> {
  const found = await find(tx, of);
  if (!found) throw unknownInvoice();
  const row = await lockDossier(tx, found.dossierId);
  // It may have been paid or replaced before the lock.
  const open = await find(tx, of);
  if (open?.state !== 'open') throw invoiceOver();
  await refuseWhilePaying(tx, open.dossierId);
  return { open, row };
}

async function find(tx: Database, { eventCode, number }: InvoiceName): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.eventCode, eventCode), eq(invoice.number, number)));
  return row;
}
