import { and, asc, eq } from 'drizzle-orm';
import { type DraftDocument, MOST_DRAFT_DOCUMENTS } from '#engine/contract/site-drafts.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { siteDraft, siteDraftDocument } from '#server/database/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { findUnstorable, unstorableMessage } from '#server/refusals/find-unstorable-text.ts';
import { invalidField, notFound, Refusal } from '#server/refusals/refusal.ts';
import type { ServedConfiguration, Together } from '../configuration-store.ts';
import { inKindsOfToday } from '../former-kinds.ts';
import { isDocument } from '../read-version.ts';
import { lockDraft } from './drafts.ts';

export type DraftRow = typeof siteDraftDocument.$inferSelect;
/** A document that is to be published, or removed, and the published version that it was made from. */
export type Proposed = Pick<DraftRow, 'kind' | 'code' | 'document' | 'deleted' | 'baseVersion'>;
export type Named = Pick<ConfigurationDocument, 'kind' | 'code'>;

/** Thrown when a document was saved by another editor since it was read. */
export class SavedMeanwhile extends Error {
  override name = 'SavedMeanwhile';
}

/** The documents of a draft by kind and code. */
export function documentsOf(db: Database, draftId: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(siteDraftDocument)
    .where(eq(siteDraftDocument.draftId, draftId))
    .orderBy(asc(siteDraftDocument.kind), asc(siteDraftDocument.code));
}

/** What publishing the rows of a draft publishes, and what it removes. */
export function togetherOf(rows: readonly Proposed[]): Together & { removed: Named[] } {
  return {
    documents: rows.filter(({ deleted }) => !deleted).map(({ document }) => document),
    removed: rows.filter(({ deleted }) => deleted).map(named),
  };
}

/** The version of a document that is published; 0 without one. */
export function publishedVersion(
  served: Pick<ServedConfiguration, 'current'>,
  eventCode: string,
  { kind, code }: Named,
): number {
  return served.current(eventCode, kind, code)?.version ?? 0;
}

/** A row in the terms of the contract. */
export function draftDocumentOf(
  row: DraftRow,
  served: Pick<ServedConfiguration, 'current'>,
  eventCode: string,
): DraftDocument {
  const { kind, code, baseVersion, revision, savedBy, savedAt, document, deleted } = row;
  return {
    kind,
    code,
    base_version: baseVersion,
    version: publishedVersion(served, eventCode, named(row)),
    revision,
    saved_by: savedBy,
    saved_at: savedAt.toISOString(),
    deleted: deleted ? 'Y' : 'N',
    document,
  };
}

/** The kind and code of a row: only documents of a known kind are stored. */
export const named = ({ kind, code }: Pick<DraftRow, 'kind' | 'code'>): Named => ({
  kind: kind as ConfigurationDocument['kind'],
  code,
});

/** What an editor saves: the document, the revision it was read at, and the version a new one was made from. */
export interface Save {
  readonly document: unknown;
  readonly revision: number;
  readonly baseVersion: number;
  readonly by: string;
}

/**
 * Saves a document in a draft, with or without errors. Throws 404 for an unknown draft, 422 for what is no document or
 * cannot be stored, and `SavedMeanwhile` if it has another revision.
 */
export async function saveDocument(
  tx: Database,
  eventCode: string,
  draft: string,
  { document: given, revision, baseVersion, by }: Save,
): Promise<DraftRow> {
  const { id: draftId } = await lockDraft(tx, eventCode, draft);
  const document = inKindsOfToday(given);
  if (!isDocument(document) || typeof document.code !== 'string' || !/^[\w-]{1,64}$/.test(document.code))
    throw invalidField('document', inEveryLanguage('drafts.notADocument'));
  const unstorable = findUnstorable(document);
  if (unstorable) throw invalidField('document', unstorableMessage[unstorable.why]);
  const { kind, code } = document;
  const [before] = await tx.select().from(siteDraftDocument).where(isDocumentOf(draftId, { kind, code }));
  // Whoever still edits it sees that it is gone, and brings it back by no keystroke.
  if (before?.deleted && revision > 0) throw notFound();
  if ((before?.revision ?? 0) !== revision) {
    if (before) throw new SavedMeanwhile(`revision ${before.revision} is newer`);
    // It was taken out of the draft, or published with it.
    if (revision > 0) throw notFound();
  }
  if (!before) await refuseTooMany(tx, draftId);
  const saved = { document, revision: revision + 1, savedBy: by, savedAt: new Date() };
  const [row] = await tx
    .insert(siteDraftDocument)
    .values({ draftId, kind, code, baseVersion, ...saved })
    .onConflictDoUpdate({
      target: [siteDraftDocument.draftId, siteDraftDocument.kind, siteDraftDocument.code],
      set: saved,
    })
    .returning();
  if (!row) throw new Error('no document was stored');
  await touchDraft(tx, draftId);
  return row;
}

/** Takes a document out of a draft; throws 404 for an unknown one. */
export async function removeDocument(
  tx: Database,
  eventCode: string,
  draft: string,
  which: Pick<DraftRow, 'kind' | 'code'>,
): Promise<void> {
  const { id } = await lockDraft(tx, eventCode, draft);
  const gone = await tx
    .delete(siteDraftDocument)
    .where(isDocumentOf(id, which))
    .returning({ code: siteDraftDocument.code });
  if (gone.length === 0) throw notFound();
  await touchDraft(tx, id);
}

/** Throws 422 if a draft can hold no further document. */
export async function refuseTooMany(tx: Database, draftId: string): Promise<void> {
  const count = await tx.$count(siteDraftDocument, eq(siteDraftDocument.draftId, draftId));
  if (count < MOST_DRAFT_DOCUMENTS) return;
  throw new Refusal('invalid', {
    document: [inEveryLanguage('drafts.tooManyDocuments', { most: MOST_DRAFT_DOCUMENTS })],
  });
}

/** Notes that a draft was changed now. */
export const touchDraft = (tx: Database, draftId: string) =>
  tx.update(siteDraft).set({ changedAt: new Date() }).where(eq(siteDraft.id, draftId));

/** The row of a document in a draft. */
export const isDocumentOf = (draftId: string, { kind, code }: Pick<DraftRow, 'kind' | 'code'>) =>
  and(
    eq(siteDraftDocument.draftId, draftId),
    eq(siteDraftDocument.kind, kind),
    eq(siteDraftDocument.code, code),
  );
