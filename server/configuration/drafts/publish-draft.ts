import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentChanges } from '#engine/event/merge/document-changes.ts';
import type { Database } from '#server/database/database.ts';
import { ConfirmNeeded } from '../affected-people.ts';
import type { ConfigurationStore, PublishedDocument, TogetherOutcome } from '../configuration-store.ts';
import { toConfirm } from '../diagnose-document.ts';
import { diagnoseRemovals, isRefused } from '../diagnose-removals.ts';
import { NewerVersion } from '../newer-version.ts';
import { besideOthers } from './beside-others.ts';
import { documentsOf, named, publishedVersion, togetherOf } from './draft-documents.ts';
import { discardDraft, lockDraft } from './drafts.ts';

/** Which draft is published by whom, and whether its effects on people are confirmed. */
export interface PublishDraft {
  readonly eventCode: string;
  readonly draft: string;
  readonly by: string;
  readonly confirmed: boolean;
}

/**
 * Publishes and deletes everything in a draft, or nothing, and discards the draft. Rejects with 404 for an unknown one,
 * `NewerVersion` if another version of a document was published since, and `ConfirmNeeded`. `settle` runs in the
 * transaction that publishes.
 */
export function publishDraft(
  configuration: ConfigurationStore,
  { eventCode, draft, by, confirmed }: PublishDraft,
  settle: (tx: Database, name: string, published: readonly PublishedDocument[]) => Promise<void>,
): Promise<TogetherOutcome> {
  return configuration.publishTogether(
    eventCode,
    async (tx) => {
      const { id } = await lockDraft(tx, eventCode, draft);
      const rows = await documentsOf(tx, id);
      const together = togetherOf(rows);
      const affected: Diagnostic[] = [];
      for (const row of rows) {
        const { kind, code } = named(row);
        const current = configuration.current(eventCode, kind, code)?.document;
        const newest = publishedVersion(configuration, eventCode, { kind, code });
        if (newest !== row.baseVersion) {
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
    },
    by,
    async (tx, publish) => {
      const published = await publish(tx);
      await settle(tx, await discardDraft(tx, eventCode, draft), published);
    },
  );
}
