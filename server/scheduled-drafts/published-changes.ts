import type { AuditChange } from '#engine/contract/audit.ts';
import type { PublishedDocument } from '#server/configuration/configuration-store.ts';

/** What was published and deleted, as the audit log has it: the version that is served, or was until now. */
export const publishedChanges = (published: readonly PublishedDocument[]): AuditChange[] =>
  published.map(({ kind, code, version, removed }) =>
    removed
      ? { what: `${kind}/${code}`, was: String(version - 1) }
      : { what: `${kind}/${code}`, is: String(version) },
  );
