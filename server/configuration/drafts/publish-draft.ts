import type { Database } from '#server/database/database.ts';
import type { ConfigurationStore, PublishedDocument, TogetherOutcome } from '../configuration-store.ts';
import { agreedOn } from './agreed-on.ts';
import { documentsOf } from './draft-documents.ts';
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
      const { id, name: note } = await lockDraft(tx, eventCode, draft);
      const rows = await documentsOf(tx, id);
      return { ...(await agreedOn(tx, configuration, eventCode, rows, { confirmed })), note };
    },
    by,
    async (tx, publish) => {
      const published = await publish(tx);
      await settle(tx, await discardDraft(tx, eventCode, draft), published);
    },
  );
}
