import { eq } from 'drizzle-orm';
import type { Invoice } from '#engine/contract/group-payment.ts';
import type { Database } from '#server/database/database.ts';
import { invoice } from '#server/database/schema.ts';
import { unknownInvoice } from '#server/domain/groups/group-problems.ts';
import { invoiceView } from '#server/domain/groups/invoices.ts';
import type { Stores } from '#server/flows/submit/confirm-dossier.ts';
import { confirmMembers } from './confirm-members.ts';
import { lockOpenInvoice } from './open-invoice.ts';
import { storedGroupPayment } from './stored-group-payment.ts';

/** Marks an open invoice as paid and registers whom it is for; throws as `lockOpenInvoice` does. */
export async function settleInvoice(
  tx: Database,
  stores: Pick<Stores, 'configuration' | 'mailer' | 'memberMailer'>,
  number: number,
  now = new Date(),
): Promise<Invoice> {
  await lockOpenInvoice(tx, number);
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
