import { asc, eq, like } from 'drizzle-orm';
import type { HistoryEntry } from '#engine/recording/har.ts';
import type { Database } from '#server/database/database.ts';
import {
  decision,
  draft,
  idempotencyKey,
  payment,
  receipt,
  registrationChange,
} from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** What was kept of a dossier's way, the first thing first: when, what, and how the server's log names it. */
export async function dossierHistory(db: Database, row: DossierRow): Promise<HistoryEntry[]> {
  const of = <Table extends { dossierId: typeof payment.dossierId }>(table: Table) =>
    eq(table.dossierId, row.id);
  const [payments, changes, decisions, drafts, receipts, acts] = [
    await db.select().from(payment).where(of(payment)).orderBy(asc(payment.createdAt)),
    await db.select().from(registrationChange).where(eq(registrationChange.dossierId, row.id)),
    await db.select().from(decision).where(eq(decision.dossierId, row.id)),
    await db.select().from(draft).where(eq(draft.dossierId, row.id)),
    await db.select().from(receipt).where(eq(receipt.dossierId, row.id)),
    await db
      .select()
      .from(idempotencyKey)
      .where(like(idempotencyKey.scope, `%:${row.id}`)),
  ];
  const entries: HistoryEntry[] = [
    said(row.createdAt, `begun: ${row.flow}`),
    ...(row.submittedAt ? [said(row.submittedAt, 'submitted')] : []),
    said(row.updatedAt, `last saved: ${row.status}`),
    ...drafts.map(({ savedAt, formType, version }) =>
      said(savedAt, `typed and not yet saved: ${formType} ${version}`),
    ),
    ...payments.map(({ id, createdAt, purpose, state, declineCode, amount }) => ({
      ...said(
        createdAt,
        `payment of ${amount} cents, ${purpose}: ${[state, declineCode].filter(Boolean).join(', ')}`,
      ),
      id,
    })),
    ...receipts.map(({ issuedAt, number, purpose }) => said(issuedAt, `receipt ${number}, ${purpose}`)),
    ...changes.map(({ id, changedAt, by, difference }) => ({
      ...said(changedAt, `changed by ${by}: ${difference} cents`),
      id,
    })),
    ...decisions.map(({ id, decidedAt, by, decision: made }) => ({
      ...said(decidedAt, `${made}, by ${by}`),
      id,
    })),
    ...acts.map(({ createdAt, scope, key, status }) => ({
      ...said(createdAt, `${scope.split(':')[0]} asked${status === null ? '' : `, answered ${status}`}`),
      // A browser's own; what an invitation is known by is made of an address.
      ...(/^[\da-f-]{36}$/.test(key) && { id: key }),
    })),
  ];
  return entries.toSorted((a, b) => a.at - b.at);
}

const said = (when: Date, what: string): HistoryEntry => ({ at: when.getTime(), what });
