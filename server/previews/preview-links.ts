import { and, desc, eq, gt } from 'drizzle-orm';
import { MOST_PREVIEW_LINKS, type PreviewLink } from '#engine/contract/previews.ts';
import type { Database } from '#server/database/database.ts';
import { previewLink } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { notFound, Refusal } from '#server/refusals/refusal.ts';

type Row = typeof previewLink.$inferSelect;

/** A link in the terms of the contract. */
export const previewLinkOf = ({ id, at, createdBy, createdAt, expiresAt }: Row): PreviewLink => ({
  id,
  by: createdBy,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  ...(at && { at: at.toISOString() }),
});

/** The links to a draft's preview that are still valid, newest first. */
export async function listPreviewLinks(db: Database, draft: string): Promise<PreviewLink[]> {
  const rows = await db
    .select()
    .from(previewLink)
    .where(and(eq(previewLink.draftId, draft), gt(previewLink.expiresAt, new Date())))
    .orderBy(desc(previewLink.createdAt));
  return rows.map(previewLinkOf);
}

/** Makes a link; throws 422 if the draft has too many. */
export async function createPreviewLink(
  tx: Database,
  link: Pick<Row, 'draftId' | 'at' | 'createdBy' | 'expiresAt'>,
): Promise<Row> {
  if ((await listPreviewLinks(tx, link.draftId)).length >= MOST_PREVIEW_LINKS)
    throw new Refusal('invalid', {
      draft: [inEveryLanguage('previews.tooManyLinks', { most: MOST_PREVIEW_LINKS })],
    });
  const [row] = await tx.insert(previewLink).values(link).returning();
  if (!row) throw new Error('no link was stored');
  return row;
}

/** Revokes a link of a draft; throws 404 for an unknown one. */
export async function revokePreviewLink(tx: Database, draft: string, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const gone = await tx.delete(previewLink).where(isLink(draft, id)).returning({ id: previewLink.id });
  if (gone.length === 0) throw notFound();
}

/** Whether a link has not been revoked. */
export async function isOpenLink(db: Database, draft: string, id: string): Promise<boolean> {
  return isUuid(id) && (await db.$count(previewLink, isLink(draft, id))) > 0;
}

const isLink = (draft: string, id: string) => and(eq(previewLink.id, id), eq(previewLink.draftId, draft));
