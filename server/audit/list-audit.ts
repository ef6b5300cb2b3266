import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#engine/contract/audit.ts';
import type { Database } from '#server/database/database.ts';
import { auditEntry } from '#server/database/schema.ts';

const PAGE = 50;

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
    before(after),
  ];
  const rows = await db
    .select({
      // As text: the driver's dates have milliseconds, the column has microseconds.
      exactly: sql<string>`to_char(${auditEntry.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      entry: auditEntry,
    })
    .from(auditEntry)
    .where(and(...conditions))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
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
    ...(rows.length > PAGE && last && { next: `${last.exactly}_${last.entry.id}` }),
  };
}

/** The condition for entries after a page's `next`; none for anything that is not one. */
function before(after: string | undefined): SQL | undefined {
  const read = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/.exec(after ?? '');
  if (!read) return undefined;
  return sql`(${auditEntry.at}, ${auditEntry.id}) < (${read[1]}::timestamptz, ${read[2]}::uuid)`;
}
