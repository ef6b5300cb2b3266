import { eq, or } from 'drizzle-orm';
import type { TimelineEntry } from '#engine/contract/desk.ts';
import type { Database } from '#server/database/database.ts';
import {
  cancellation,
  decision,
  draft,
  invoice,
  payment,
  refund,
  registrationChange,
} from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** What happened to a dossier, newest first. What organizers did is in the audit log, too. */
export async function dossierTimeline(db: Database, row: DossierRow): Promise<TimelineEntry[]> {
  const { id } = row;
  const payments = await db.select().from(payment).where(eq(payment.dossierId, id));
  const refunds = await db
    .select({ refund })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(or(eq(payment.dossierId, id), eq(refund.dossierId, id)));
  const changes = await db.select().from(registrationChange).where(eq(registrationChange.dossierId, id));
  const decisions = await db.select().from(decision).where(eq(decision.dossierId, id));
  const drafts = await db.select().from(draft).where(eq(draft.dossierId, id));
  const invoices = await db.select().from(invoice).where(eq(invoice.dossierId, id));
  const [cancelled] = await db.select().from(cancellation).where(eq(cancellation.dossierId, id));
  const entries: TimelineEntry[] = [
    { at: row.createdAt.toISOString(), what: 'started' },
    ...(row.submittedAt ? [{ at: row.submittedAt.toISOString(), what: 'submitted' as const }] : []),
    ...drafts.map(({ savedAt, formType }) => ({
      at: savedAt.toISOString(),
      what: 'draft' as const,
      state: formType,
    })),
    ...payments.map(({ createdAt, amount, state }) => ({
      at: createdAt.toISOString(),
      what: 'payment' as const,
      amount,
      state,
    })),
    ...refunds.map((each) => ({
      at: each.refund.createdAt.toISOString(),
      what: 'refund' as const,
      amount: each.refund.amount,
      state: each.refund.state,
    })),
    ...invoices.flatMap(({ issuedAt, paidAt, quote: { total } }) => [
      { at: issuedAt.toISOString(), what: 'invoice' as const, amount: total, state: 'open' },
      ...(paidAt
        ? [{ at: paidAt.toISOString(), what: 'invoice' as const, amount: total, state: 'paid' }]
        : []),
    ]),
    ...changes.map(({ changedAt, by, difference }) => ({
      at: changedAt.toISOString(),
      what: 'changed' as const,
      by,
      amount: difference,
    })),
    ...decisions.map(({ decidedAt, by, decision: state }) => ({
      at: decidedAt.toISOString(),
      what: 'decided' as const,
      by,
      state,
    })),
    ...(cancelled
      ? [{ at: cancelled.cancelledAt.toISOString(), what: 'cancelled' as const, by: cancelled.by }]
      : []),
  ];
  return entries.toSorted((a, b) => b.at.localeCompare(a.at));
}
