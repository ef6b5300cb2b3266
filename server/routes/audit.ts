import type { audit as contract } from '#engine/contract/audit.ts';
import { listAudit } from '#server/audit/list-audit.ts';
import type { Handlers } from './handlers.ts';

/** The audit log, for owners. */
export const auditHandlers: Handlers<typeof contract> = {
  listAudit: ({ services, eventCode, query }) => listAudit(services.db, { eventCode, ...query }),
};
