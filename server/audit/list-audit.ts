import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
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
  /** A part of a code or address, in any case. */
  readonly subject?: string | undefined;
  /** All codes of one dossier. */
  readonly codes?: readonly string[] | undefined;
  readonly action?: string | undefined;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
};

/** A page of the audit log, newest first, and where the next one starts. */
export async function listAudit(
  db: Database,
  { after, ...filter }: AuditFilter,
): Promise<{ entries: AuditEntry[]; next?: string }> {
  const rows = await db
    .select({ key: keyOf(order), entry: auditEntry })
    .from(auditEntry)
    .where(and(matching(filter), afterKey(order, after)))
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

/** Whose entries an event's log has, and of which calls, each once. */
export async function auditChoices(
  db: Database,
  eventCode: string,
): Promise<{ actors: string[]; actions: string[] }> {
  const ofEvent = eq(auditEntry.eventCode, eventCode);
  const [actors, actions] = [
    await db.selectDistinct({ name: auditEntry.actor }).from(auditEntry).where(ofEvent),
    await db.selectDistinct({ name: auditEntry.action }).from(auditEntry).where(ofEvent),
  ];
  const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).toSorted();
  return { actors: namesOf(actors), actions: namesOf(actions) };
}

/** The condition of a filter, without its page. */
function matching({ eventCode, actor, subject, codes, action }: Omit<AuditFilter, 'after'>): SQL | undefined {
  return and(
    eq(auditEntry.eventCode, eventCode),
    actor === undefined ? undefined : eq(auditEntry.actor, actor),
    subject === undefined ? undefined : sql`position(lower(${subject}) in lower(${auditEntry.subject})) > 0`,
    codes === undefined ? undefined : inArray(auditEntry.subject, [...codes]),
    action === undefined ? undefined : eq(auditEntry.action, action),
  );
}
