import { isDocumentKind } from '#engine/event/documents/registry.ts';
import type { DocumentChange } from '#engine/event/merge/document-change.ts';
import { documentChanges } from '#engine/event/merge/document-changes.ts';
import type { Database } from '#server/database/database.ts';
import type { ConfigurationStore } from './configuration-store.ts';
import { isDocument } from './read-version.ts';

/** Thrown when a document was made of an older version than the newest one. */
export class NewerVersion extends Error {
  override name = 'NewerVersion';
  readonly version: number;
  /** The version that the document was made from; 0 without one. */
  readonly from: number;
  readonly changes: readonly DocumentChange[];
  constructor(version: number, from: number, changes: readonly DocumentChange[]) {
    super(`version ${version} is newer`);
    this.version = version;
    this.from = from;
    this.changes = changes;
  }
}

/** Throws `NewerVersion` unless a document was made from the newest version, or equals it. */
export async function refuseNewer(
  store: Pick<ConfigurationStore, 'current' | 'atVersion'>,
  newestOf: (event: string, kind: string, code: string) => number,
  { event, document, from, tx }: { event: string; document: unknown; from: number; tx: Database },
): Promise<void> {
  if (!isDocument(document) || !isDocumentKind(document.kind)) return;
  const { kind, code } = document;
  const newest = newestOf(event, kind, code);
  if (newest === from) return;
  const base = await store.atVersion(event, kind, code, from, tx);
  const now = store.current(event, kind, code)?.document;
  if (now && documentChanges(now, document).length === 0) return;
  // Nothing is overwritten if the document was removed, or never published.
  if (!now && (from === 0 || newest === 0)) return;
  // Without its base, only the differences are known.
  throw new NewerVersion(newest, from, documentChanges(base ?? document, now ?? {}));
}
