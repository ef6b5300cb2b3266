import type { AuditChange, AuditEntry } from '#engine/contract/audit.ts';
import { auditAction, auditName } from '#engine/contract/audit-words/audit-words.ts';
import { auditedAction } from '#engine/contract/audit-words/audited-action.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { type AuditFilter, listAudit } from '#server/audit/list-audit.ts';
import type { Database } from '#server/database/database.ts';
import { wordsIn } from '#server/languages/words.ts';
import { columnsOf, type ExportedTable, momentCell, textCell } from './exported-table.ts';
import { takeTurns } from './take-turns.ts';

type Row = { readonly entry: AuditEntry; readonly change: AuditChange | undefined };

/** The audit log as a list: a row for each changed value, the newest first, one page in memory at a time. */
export function auditTable(
  db: Database,
  event: EventDocument,
  filter: Omit<AuditFilter, 'after'>,
  locale: Locale,
): ExportedTable {
  const { names, headings } = wordsIn(locale).exported;
  const { headings: named, cells } = columnsOf<Row>([
    [headings.time, ({ entry }) => momentCell(new Date(entry.at))],
    [headings.who, ({ entry }) => textCell(entry.actor)],
    [headings.ip, ({ entry }) => textCell(entry.ip)],
    [headings.action, ({ entry }) => textCell(auditAction(auditedAction(entry), locale))],
    [headings.subject, ({ entry }) => textCell(entry.subject)],
    [headings.what, ({ change }) => textCell(change && auditName(change.what, locale))],
    [headings.was, ({ change }) => textCell(change?.was)],
    [headings.is, ({ change }) => textCell(change?.is)],
    [headings.reason, ({ entry }) => textCell(entry.reason)],
  ]);
  return {
    name: names.audit,
    headings: named,
    timezone: event.timezone,
    async *rows() {
      let after: string | undefined;
      do {
        const { entries, next } = await listAudit(db, { ...filter, after });
        for (const entry of entries) {
          const changes = entry.changes.length > 0 ? entry.changes : [undefined];
          for (const change of changes) yield cells({ entry, change });
        }
        after = next;
        // The embedded database would otherwise block everyone else.
        if (after) await takeTurns();
      } while (after);
    },
  };
}
