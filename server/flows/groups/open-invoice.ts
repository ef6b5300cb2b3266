import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { invoiceOver, unknownInvoice } from '#server/domain/groups/group-problems.ts';
import { type GroupRow, lockGroup } from '#server/domain/groups/group-row.ts';
import type { InvoiceRow } from '#server/domain/groups/invoices.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';

/**
 * An open invoice by its number, and its group locked for the rest of the transaction. Throws 404 at a number of none, 409
 * at one that is paid or withdrawn, or while its group pays by card.
 */
export async function lockOpenInvoice(
  tx: Database,
  number: number,
): Promise<{ open: InvoiceRow; group: GroupRow }> {
  const found = await find(tx, number);
  if (!found) throw unknownInvoice();
  const group = await lockGroup(tx, found.dossierId);
  // Whoever held the group may have paid it, or sent another one.
  const open = await find(tx, number);
  if (open?.state !== 'open') throw invoiceOver();
  await refuseWhilePaying(tx, open.dossierId);
  return { open, group };
}

async function find(tx: Database, number: number): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.number, number));
  return row;
}
