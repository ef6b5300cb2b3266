import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentChanges } from '#engine/event/merge/document-changes.ts';
import type { Database } from '#server/database/database.ts';
import { ConfirmNeeded } from '../affected-people.ts';
import type { ConfigurationStore, Together } from '../configuration-store.ts';
import { toConfirm } from '../diagnose-document.ts';
import { diagnoseRemovals, isRefused } from '../diagnose-removals.ts';
import { NewerVersion } from '../newer-version.ts';
import { besideOthers } from './beside-others.ts';
import { named, type Proposed, publishedVersion, togetherOf } from './draft-documents.ts';

/**
 * What publishing documents together publishes and removes. Rejects with `NewerVersion` if another version of one was
 * published since, and with `ConfirmNeeded` if people are affected and that is not confirmed.
 */
export async function agreedOn(
  tx: Database,
  configuration: ConfigurationStore,
  eventCode: string,
  rows: readonly Proposed[],
  { confirmed }: { readonly confirmed: boolean },
): Promise<Together> {
  const together = togetherOf(rows);
  const affected: Diagnostic[] = [];
  for (const row of rows) {
    const { kind, code } = named(row);
    const newest = publishedVersion(configuration, eventCode, { kind, code });
    if (newest !== row.baseVersion) {
      const current = configuration.current(eventCode, kind, code)?.document;
      const base = await configuration.atVersion(eventCode, kind, code, row.baseVersion, tx);
      throw new NewerVersion(newest, row.baseVersion, documentChanges(base ?? {}, current ?? {}));
    }
    if (confirmed || row.deleted) continue;
    const beside = await besideOthers(configuration, eventCode, together.documents, row.document);
    affected.push(...(await toConfirm(tx, eventCode, row.document, beside)));
  }
  if (!confirmed) {
    const removals = await diagnoseRemovals(tx, eventCode, together, configuration);
    affected.push(...removals.flatMap((each) => (isRefused(each) ? [] : each.affected)));
  }
  if (affected.length > 0) throw new ConfirmNeeded(affected);
  return together;
}
