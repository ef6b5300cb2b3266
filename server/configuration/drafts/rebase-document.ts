import { eq } from 'drizzle-orm';
import type { DraftConflict } from '#engine/contract/site-drafts.ts';
import { mergeDocuments } from '#engine/event/merge/merge-documents.ts';
import type { Database } from '#server/database/database.ts';
import { siteDraft, siteDraftDocument } from '#server/database/schema.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { ServedConfiguration } from '../configuration-store.ts';
import { type DraftRow, isDocumentOf, named, publishedVersion } from './draft-documents.ts';
import { lockDraft } from './drafts.ts';

/** Which document is rebased by whom; `take` is the side that is kept at conflicts, without one nothing is stored. */
export interface Rebase {
  readonly draft: string;
  readonly kind: string;
  readonly code: string;
  readonly take: 'draft' | 'published' | undefined;
  readonly by: string;
}

/** Merges what was published since into a document of a draft; throws 404 for an unknown one. */
export async function rebaseDocument(
  tx: Database,
  served: ServedConfiguration,
  eventCode: string,
  { draft, take, by, ...which }: Rebase,
): Promise<{ row: DraftRow; conflicts: DraftConflict[] }> {
  const { id } = await lockDraft(tx, eventCode, draft);
  const [row] = await tx.select().from(siteDraftDocument).where(isDocumentOf(id, which));
  if (!row) throw notFound();
  const { kind, code } = named(row);
  const base = await served.atVersion(eventCode, kind, code, row.baseVersion, tx);
  const published = served.current(eventCode, kind, code)?.document;
  const [mine, theirs] = take === 'published' ? [published, row.document] : [row.document, published];
  // A deletion is of the whole document, whatever its content.
  const { document, conflicts } =
    published && !row.deleted
      ? mergeDocuments(base, mine, theirs)
      : { document: row.deleted ? (published ?? row.document) : row.document, conflicts: [] };
  const told = conflicts.map(({ pointer, base: was, mine: ours, theirs: others }) => {
    const [drafted, current] = take === 'published' ? [others, ours] : [ours, others];
    return {
      pointer,
      ...(was !== undefined && { base: was }),
      ...(drafted !== undefined && { draft: drafted }),
      ...(current !== undefined && { published: current }),
    };
  });
  if (take === undefined) return { row, conflicts: told };
  const savedAt = new Date();
  const [merged] = await tx
    .update(siteDraftDocument)
    .set({
      document,
      deleted: row.deleted && take === 'draft',
      baseVersion: publishedVersion(served, eventCode, { kind, code }),
      revision: row.revision + 1,
      savedBy: by,
      savedAt,
    })
    .where(isDocumentOf(id, which))
    .returning();
  await tx.update(siteDraft).set({ changedAt: savedAt }).where(eq(siteDraft.id, id));
  return { row: merged ?? row, conflicts: told };
}
