import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { ChangeStanding } from '#engine/contract/change.ts';
import type { Quote } from '#engine/contract/money.ts';
import { findReceipts } from '#server/billing/find-receipt.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, groupMember, invoice, receipt, registrationChange } from '#server/database/schema.ts';

/** A change as it is stored. */
export type ChangeRow = typeof registrationChange.$inferSelect;

/** The changes of a dossier since its submission, oldest first. */
export function changesOf(db: Database, dossierId: string): Promise<ChangeRow[]> {
  return db
    .select()
    .from(registrationChange)
    .where(eq(registrationChange.dossierId, dossierId))
    .orderBy(asc(registrationChange.changedAt));
}

/** The current quote of a submitted dossier, after its last change; undefined before submission. */
export async function quoteOfRecord(db: Database, dossierId: string): Promise<Quote | undefined> {
  const changed = (await changesOf(db, dossierId)).at(-1);
  return changed ? changed.quote : quoteSubmitted(db, dossierId);
}

/** The quote of a dossier's submission, whoever paid; undefined before it. */
export async function quoteSubmitted(db: Database, dossierId: string): Promise<Quote | undefined> {
  const [first] = await db
    .select({ quote: receipt.quote })
    .from(receipt)
    .where(and(eq(receipt.dossierId, dossierId), eq(receipt.purpose, 'submission')));
  if (first) return first.quote;
  const [billed] = await db
    .select({ quote: invoice.quote })
    .from(invoice)
    .where(and(eq(invoice.dossierId, dossierId), eq(invoice.purpose, 'submission')))
    .orderBy(desc(invoice.number))
    .limit(1);
  if (billed) return billed.quote;
  // A member whose group paid has no receipt: the quote is stored with their membership.
  const [member] = await db
    .select({ quote: groupMember.quote })
    .from(groupMember)
    .innerJoin(dossier, eq(dossier.id, groupMember.dossierId))
    .where(and(eq(groupMember.dossierId, dossierId), ne(dossier.status, 'Not Submitted')));
  return member?.quote ?? undefined;
}

/** The same changes as their holder sees them, with the receipts of those that were charged for. */
export async function changesMade(db: Database, dossierId: string): Promise<ChangeStanding[]> {
  const changes = await changesOf(db, dossierId);
  if (changes.length === 0) return [];
  const receipts = await findReceipts(db, dossierId, 'change');
  return changes.map(({ changedAt, difference, paymentId }) => {
    const own = receipts.find((each) => paymentId !== null && each.paymentId === paymentId);
    return { changed_at: changedAt.toISOString(), difference, ...(own && { receipt: own.receipt }) };
  });
}
