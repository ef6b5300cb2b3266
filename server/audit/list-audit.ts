import { and, eq, type SQL } from 'drizzle-orm';
import type { AuditEntry } from '#engine/contract/audit.ts';
import type { Database } from '#server/database/database.ts';
import { afterKey, keyOf, newest, orderOf, pageOf } from '#server/database/keyset.ts';
import { auditEntry } from '#server/database/schema.ts';

const PAGE = 50;
/** The order of the log. */
const order = newest(auditEntry);

/** Which entries of an event to list. */
export type AuditFilter = {
  readonly eventCode: string;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
};

/** A page of the audit log, newest first, and where the next one starts. */
export async function listAudit(
  db: Database,
  { eventCode, actor, subject, action, after }: AuditFilter,
): Promise<{ entries: AuditEntry[]; next?: string }> {
  const conditions: (SQL | undefined)[] = [
    eq(auditEntry.eventCode, eventCode),
    actor === undefined ? undefined : eq(auditEntry.actor, actor),
    subject === undefined ? undefined : eq(auditEntry.subject, subject),
    action === undefined ? undefined : eq(auditEntry.action, action),
    afterKey(order, after),
  ];
  const rows = await db
    .select({ key: keyOf(order), entry: auditEntry })
    .from(auditEntry)
    .where(and(...conditions))
    .orderBy(...orderOf(order))
    .limit(PAGE + 1);
  const { page, ...next } = pageOf(rows, PAGE);
  return {
    entries: page.map(({ entry }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      actor: entry.actor,
      actor_kind: entry.actorKind,
      ip: entry.ip,
      action: entry.action,
      subject: entry.subject,
      changes: entry.changes,
      reason: entry.reason,
    })),
    ...next,
  };
}
