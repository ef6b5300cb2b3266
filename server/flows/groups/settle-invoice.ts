import { eq } from 'drizzle-orm';
import type { Invoice } from '#engine/contract/group.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { invoiceOver, unknownInvoice } from '#server/domain/groups/group-problems.ts';
import { lockGroup } from '#server/domain/groups/group-row.ts';
import { type InvoiceRow, invoiceView } from '#server/domain/groups/invoices.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';
import type { Stores } from '#server/flows/submit/confirm-dossier.ts';
import { confirmMembers } from './confirm-members.ts';
import { storedGroupPayment } from './stored-group-payment.ts';

/**
 * Marks an open invoice as paid and registers whom it is for. Throws 404 at a number of none, 409 at one that is paid or
 * withdrawn, or while its group pays by card.
 */
export async function settleInvoice(
  tx: Database,
  stores: Pick<Stores, 'configuration' | 'mailer'>,
  number: number,
  now = new Date(),
): Promise<Invoice> {
  const found = await find(tx, number);
  if (!found) throw unknownInvoice();
  await lockGroup(tx, found.dossierId);
  // Whoever held the group may have paid it, or sent another one.
  const open = await find(tx, number);
  if (open?.state !== 'open') throw invoiceOver();
  await refuseWhilePaying(tx, open.dossierId);
  const [paid] = await tx
    .update(invoice)
    .set({ state: 'paid', paidAt: now })
    .where(eq(invoice.number, number))
    .returning();
  if (!paid) throw unknownInvoice();
  const { quote } = paid;
  await confirmMembers(tx, stores, paid.dossierId, storedGroupPayment(paid), { quote }, now);
  return invoiceView(paid);
}

async function find(tx: Database, number: number): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.number, number));
  return row;
}
