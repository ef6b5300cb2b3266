import type { audit as contract } from '#engine/contract/audit.ts';
import { auditChoices, listAudit } from '#server/audit/list-audit.ts';
import { auditTable } from '#server/exports/audit-table.ts';
import { tableFile } from './exporting.ts';
import type { Handlers } from './handlers.ts';

/** The audit log, for owners. */
export const auditHandlers: Handlers<typeof contract> = {
  async listAudit({ services: { db }, eventCode, query }) {
    const page = await listAudit(db, { eventCode, ...query });
    return query.after === undefined ? { ...page, ...(await auditChoices(db, eventCode)) } : page;
  },

  async exportAudit({ services, eventCode, event, query, language }) {
    const { format, locale = language, ...filter } = query;
    const table = auditTable(services.db, event.document, { eventCode, ...filter }, locale);
    return tableFile(event.document, table, format);
  },
};
