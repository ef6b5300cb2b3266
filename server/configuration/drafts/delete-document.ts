import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/database/database.ts';
import { siteDraftDocument } from '#server/database/schema.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { ServedConfiguration } from '../configuration-store.ts';
import { isDocumentOf, type Named, refuseTooMany, touchDraft } from './draft-documents.ts';
import { lockDraft } from './drafts.ts';

/** Which document of which draft, and who asks. */
export interface Deletion extends Named {
  readonly draft: string;
  readonly by: string;
}

/** Has a published document removed from the site when the draft is published; throws 404 for an unknown one. */
export async function deleteDocument(
  tx: Database,
  served: Pick<ServedConfiguration, 'current'>,
  eventCode: string,
  { draft, kind, code, by }: Deletion,
): Promise<void> {
  const { id: draftId } = await lockDraft(tx, eventCode, draft);
  const published = served.current(eventCode, kind, code);
  if (!published) throw notFound();
  const [before] = await tx.select().from(siteDraftDocument).where(isDocumentOf(draftId, { kind, code }));
  if (before?.deleted) return;
  if (!before) await refuseTooMany(tx, draftId);
  const { version: baseVersion, document } = published;
  const marked = { deleted: true, revision: (before?.revision ?? 0) + 1, savedBy: by, savedAt: new Date() };
  await tx
    .insert(siteDraftDocument)
    .values({ draftId, kind, code, baseVersion, document, ...marked })
    .onConflictDoUpdate({
      target: [siteDraftDocument.draftId, siteDraftDocument.kind, siteDraftDocument.code],
      // What was changed in it stays, for when it is kept after all.
      set: marked,
    });
  await touchDraft(tx, draftId);
}

/** Keeps a document that was to be deleted, with what the draft had changed in it; throws 404 for another one. */
export async function keepDocument(
  tx: Database,
  served: Pick<ServedConfiguration, 'atVersion'>,
  eventCode: string,
  { draft, kind, code, by }: Deletion,
): Promise<void> {
  const { id: draftId } = await lockDraft(tx, eventCode, draft);
  const row = isDocumentOf(draftId, { kind, code });
  const [before] = await tx.select().from(siteDraftDocument).where(row);
  if (!before?.deleted) throw notFound();
  const base = await served.atVersion(eventCode, kind, code, before.baseVersion, tx);
  if (isDeepStrictEqual(base, before.document)) {
    await tx.delete(siteDraftDocument).where(row);
  } else {
    const kept = { deleted: false, revision: before.revision + 1, savedBy: by, savedAt: new Date() };
    await tx.update(siteDraftDocument).set(kept).where(row);
  }
  await touchDraft(tx, draftId);
}
